import { describe, expect, it } from 'vitest';
import type { Job } from '@/domain/job/job';
import type { Store } from '@/store/store';
import { openEmptyStore } from './open-store';
import { sampleJob } from './sample-job';
import { saveFound } from './save-found';

const found = { siteJobId: '1', url: 'https://jobs.example/job/1', description: 'Bake bread' } as const;

async function saveOne(store: Store, fields: Partial<Job> = {}): Promise<string> {
  const [saved] = await saveFound(store, [sampleJob({ ...found, ...fields })]);
  return String(saved?.job.id);
}

async function jobOf(store: Store, id: string): Promise<Job | undefined> {
  return (await store.jobs.getMany([id]))[0];
}

describe('what the user changes', () => {
  it('is theirs: no run writes it again, though they cleared it', async () => {
    const { store } = openEmptyStore();
    const id = await saveOne(store);
    await store.jobs.edit(id, { title: 'Head baker', company: null, description: null, url: null, status: 'applied' });
    await saveFound(store, [sampleJob({ ...found, description: 'Bake much more bread', location: 'Ulm' })]);
    expect(await jobOf(store, id)).toMatchObject({
      title: 'Head baker',
      company: null,
      description: null,
      url: null,
      location: 'Berlin',
      status: 'applied',
      editedFields: ['title', 'company', 'url', 'description'],
    });
    expect(await store.jobs.listedByIds([id])).toMatchObject([{ hasDescription: false }]);
  });

  it('is only what is other than before', async () => {
    const { store } = openEmptyStore();
    const salary = { text: '5', min: 5, max: null, currency: null, unit: null };
    const id = await saveOne(store, { salary });
    await store.jobs.edit(id, { title: 'Baker', salary: { ...salary }, notes: 'Call', tags: ['a', ' a ', ''] });
    expect(await jobOf(store, id)).toMatchObject({ editedFields: [], notes: 'Call', tags: ['a'] });
  });

  it('may be a text that is found shorter or longer later', async () => {
    const { store } = openEmptyStore();
    const id = await saveOne(store, { description: null });
    await store.jobs.edit(id, { description: 'Mine' });
    await saveFound(store, [sampleJob(found)]);
    expect(await jobOf(store, id)).toMatchObject({ description: 'Mine' });
    expect(await store.jobs.listedByIds([id])).toMatchObject([{ hasDescription: true }]);
  });

  it('is announced with the jobs it is about', async () => {
    const { store, events } = openEmptyStore();
    const id = await saveOne(store);
    const other = await saveOne(store, { siteJobId: '2', url: null });
    events.length = 0;
    await store.jobs.editMany([id, other], { status: 'skipped', skipReason: 'Too far' });
    await store.jobs.addTags([id], ['near', 'near ']);
    expect(events).toEqual([
      { type: 'jobs-change', ids: [id, other] },
      { type: 'jobs-change', ids: [id] },
    ]);
    expect(await store.jobs.getMany([id, other])).toMatchObject([
      { status: 'skipped', skipReason: 'Too far', tags: ['near'] },
      { status: 'skipped', skipReason: 'Too far', tags: [] },
    ]);
  });
});

describe('a posting that its page says is closed', () => {
  it.each([
    ['saved', 'expired'],
    ['applied', 'applied'],
    ['skipped', 'skipped'],
  ] as const)('makes a job that is %s %s', async (status, after) => {
    const { store } = openEmptyStore();
    const id = await saveOne(store);
    await store.jobs.edit(id, { status });
    await saveFound(store, [sampleJob({ ...found, status: 'expired' })]);
    expect(await jobOf(store, id)).toMatchObject({ status: after });
  });

  it('stays expired when a list still has it', async () => {
    const { store } = openEmptyStore();
    const id = await saveOne(store, { status: 'expired' });
    await saveFound(store, [sampleJob(found)]);
    expect(await jobOf(store, id)).toMatchObject({ status: 'expired' });
  });
});

describe('a job that the user brings in', () => {
  const byHand = { source: 'hand', runId: null, searchUrl: '' } as const;

  it('is stored once, and known again by its address', async () => {
    const { store } = openEmptyStore();
    const job = sampleJob({ ...byHand, site: '', url: 'https://jobs.example/job/1?utm_source=me', notes: 'Nice' });
    expect(await store.jobs.add(job)).toMatchObject({ outcome: 'new', job: { urls: ['https://jobs.example/job/1'] } });
    const [again] = await saveFound(store, [sampleJob({ url: 'https://jobs.example/job/1' })]);
    expect(again).toMatchObject({ outcome: 'known', job: { notes: 'Nice', source: 'hand' } });
  });

  it('adds what the user says to a job that is there, and brings back a deleted one', async () => {
    const { store } = openEmptyStore();
    const id = await saveOne(store);
    await store.jobs.edit(id, { tags: ['old'] });
    await store.jobs.remove([id], '2026-11-23T10:00:00.000Z');
    const added = await store.jobs.add(
      sampleJob({ ...byHand, ...found, status: 'applied', notes: 'Sent', tags: ['new'], company: 'Other' }),
    );
    expect(added).toMatchObject({ outcome: 'known', job: { id } });
    expect(await jobOf(store, id)).toMatchObject({
      company: 'Acme',
      status: 'applied',
      notes: 'Sent',
      tags: ['old', 'new'],
      deletedAt: null,
    });
  });
});

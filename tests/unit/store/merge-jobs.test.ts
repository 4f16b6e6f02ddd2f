import { describe, expect, it } from 'vitest';
import { openEmptyStore } from './open-store';
import { sampleJob } from './sample-job';
import { saveFound } from './save-found';

/** Three jobs of three boards that look alike. */
async function openWithAlike() {
  const { store, events } = openEmptyStore();
  const jobs = ['a.example', 'b.example', 'c.example'].map((site) => sampleJob({ site, siteJobId: '1', notes: site }));
  const saved = await saveFound(store, jobs);
  const [a = '', b = '', c = ''] = saved.map(({ job }) => job.id);
  events.length = 0;
  return { store, events, jobs, a, b, c };
}

describe('jobs of two sites that look alike', () => {
  it('stay two until the user says otherwise, with what they have in common', async () => {
    const { store, a, b } = await openWithAlike();
    const [one, other] = await store.jobs.listedByIds([a, b]);
    expect(one?.likeness).toBe(other?.likeness);
    expect(one?.likeness).not.toBe('');
    expect(await store.jobs.count()).toBe(3);
  });

  it('are one on the lists after a merge, and as before after a split', async () => {
    const { store, events, a, b } = await openWithAlike();
    const before = await store.jobs.getMany([a, b]);
    await store.jobs.merge([b], a);
    expect((await store.jobs.list()).map(({ id }) => id)).not.toContain(b);
    expect(await store.jobs.count()).toBe(2);
    expect(await store.jobs.mergedInto(a)).toMatchObject([{ id: b, notes: 'b.example' }]);
    await store.jobs.split(b);
    expect(await store.jobs.getMany([a, b])).toEqual(before);
    expect(await store.jobs.mergedInto(a)).toEqual([]);
    expect(events).toEqual([
      { type: 'jobs-change', ids: [b, a] },
      { type: 'jobs-change', ids: [b, a] },
    ]);
  });

  it('are merged through one another without a circle', async () => {
    const { store, a, b, c } = await openWithAlike();
    await store.jobs.merge([a], b);
    await store.jobs.merge([b], c);
    expect((await store.jobs.mergedInto(c)).map(({ id }) => id).sort()).toEqual([a, b].sort());
    await store.jobs.merge([c], a);
    expect((await store.jobs.list()).map(({ id }) => id)).toEqual([c]);
    await store.jobs.split(b);
    expect((await store.jobs.mergedInto(b)).map(({ id }) => id)).toEqual([a]);
    expect(await store.jobs.count()).toBe(2);
  });

  it('stay merged when one is found again, and both were seen', async () => {
    const { store, jobs, a, b } = await openWithAlike();
    await store.jobs.merge([b], a);
    const lastSeenAt = '2026-11-25T10:00:00.000Z';
    const [again] = await saveFound(store, [{ ...sampleJob(jobs[1]), id: crypto.randomUUID(), lastSeenAt }]);
    expect(again).toMatchObject({ outcome: 'known', job: { id: b, mergedInto: a } });
    expect(await store.jobs.getMany([a, b])).toMatchObject([{ lastSeenAt }, { lastSeenAt }]);
    expect(await store.jobs.count()).toBe(2);
  });

  it('are counted right when a merged one is deleted too', async () => {
    const { store, a, b } = await openWithAlike();
    await store.jobs.merge([b], a);
    await store.jobs.remove([b], '2026-11-25T10:00:00.000Z');
    expect(await store.jobs.count()).toBe(2);
  });

  it('are remembered as two on both sides', async () => {
    const { store, a, b } = await openWithAlike();
    await store.jobs.setDistinct(a, b, true);
    await store.jobs.setDistinct(b, a, true);
    expect(await store.jobs.getMany([a, b])).toMatchObject([{ distinctFrom: [b] }, { distinctFrom: [a] }]);
    await store.jobs.setDistinct(b, a, false);
    expect(await store.jobs.getMany([a, b])).toMatchObject([{ distinctFrom: [] }, { distinctFrom: [] }]);
  });
});

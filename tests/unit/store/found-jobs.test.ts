import { describe, expect, it } from 'vitest';
import { openEmptyStore } from './open-store';
import { sampleJob } from './sample-job';
import { saveFound } from './save-found';

describe('a job that is found', () => {
  it('is stored once, however often and in however many runs it is found', async () => {
    const { store } = openEmptyStore();
    const outcomes = [];
    for (let run = 0; run < 2; run += 1) {
      const saved = await saveFound(store, [sampleJob({ siteJobId: '1' }), sampleJob({ siteJobId: '1' })]);
      outcomes.push(saved.map(({ outcome }) => outcome));
    }
    expect(outcomes).toEqual([
      ['new', 'repeated'],
      ['known', 'known'],
    ]);
    expect(await store.jobs.count()).toBe(1);
  });

  it('keeps what is known, takes what was missing, and was seen later', async () => {
    const { store } = openEmptyStore();
    const [first] = await saveFound(store, [sampleJob({ siteJobId: '1', location: null, description: 'Bake br' })]);
    await store.jobs.edit(String(first?.job.id), { notes: 'Call them', status: 'applied' });
    const again = {
      title: 'Master baker',
      location: 'Berlin',
      description: 'Bake bread',
      applyType: 'external',
      foundAt: '2026-11-22T10:00:00.000Z',
      lastSeenAt: '2026-11-22T10:00:00.000Z',
    } as const;
    await saveFound(store, [sampleJob({ siteJobId: '1', ...again })]);
    const [job] = await store.jobs.getMany([String(first?.job.id)]);
    expect(job).toMatchObject({
      title: 'Baker',
      location: 'Berlin',
      description: 'Bake bread',
      applyType: 'external',
      notes: 'Call them',
      status: 'applied',
      foundAt: '2026-11-21T10:00:00.000Z',
      lastSeenAt: '2026-11-22T10:00:00.000Z',
    });
  });

  it('keeps the fuller description when a row with its beginning comes after the details', async () => {
    const { store } = openEmptyStore();
    const [saved] = await saveFound(store, [sampleJob({ siteJobId: '1', description: 'All of the long text' })]);
    await saveFound(store, [sampleJob({ siteJobId: '1', description: 'All of' })]);
    const [job] = await store.jobs.getMany([String(saved?.job.id)]);
    expect(job?.description).toBe('All of the long text');
  });

  it('stays deleted when it is found again, and comes back by undo', async () => {
    const { store } = openEmptyStore();
    const [saved] = await saveFound(store, [sampleJob({ siteJobId: '1' }), sampleJob({ siteJobId: '2' })]);
    const id = String(saved?.job.id);
    await store.jobs.remove([id], '2026-11-21T11:00:00.000Z');
    expect(await store.jobs.count()).toBe(1);
    expect((await saveFound(store, [sampleJob({ siteJobId: '1' })])).map(({ outcome }) => outcome)).toEqual([
      'deleted',
    ]);
    expect((await store.jobs.list()).map(({ siteJobId }) => siteJobId)).toEqual(['2']);
    await store.jobs.restore([id]);
    expect(await store.jobs.count()).toBe(2);
  });
});

describe('the same posting under two names', () => {
  const url = 'https://jobs.example/job/baker';

  it('is known by its address while one of the two has no id, and has the id from then on', async () => {
    const { store } = openEmptyStore();
    await saveFound(store, [sampleJob({ url: `${url}?utm_source=mail` })]);
    const [withId] = await saveFound(store, [sampleJob({ url, siteJobId: '1', title: 'Other words' })]);
    expect(withId).toMatchObject({ outcome: 'known', job: { siteJobId: '1', key: 'id:jobs.example/1' } });
    const [byId] = await saveFound(store, [sampleJob({ siteJobId: '1', title: 'Once more' })]);
    expect(byId?.outcome).toBe('known');
    expect(await store.jobs.count()).toBe(1);
  });

  it('is two postings where the site gives two ids, whatever else is alike', async () => {
    const { store } = openEmptyStore();
    await saveFound(store, [sampleJob({ url, siteJobId: '1' }), sampleJob({ url, siteJobId: '2' })]);
    expect(await store.jobs.count()).toBe(2);
  });

  it('is known by its texts where its row shows neither id nor address', async () => {
    const { store } = openEmptyStore();
    const [row] = await saveFound(store, [sampleJob()]);
    await saveFound(store, [sampleJob({ id: row?.job.id, siteJobId: '1', location: 'Berlin, Mitte' })]);
    const [again] = await saveFound(store, [sampleJob({ title: 'Baker (m/w/d)', company: 'ACME GmbH' })]);
    expect(again).toMatchObject({ outcome: 'known', job: { siteJobId: '1' } });
    expect(await store.jobs.count()).toBe(1);
  });

  it('becomes one job when the details of a row show the id of a known job', async () => {
    const { store } = openEmptyStore();
    await saveFound(store, [sampleJob({ siteJobId: '1', title: 'Baker', notes: 'first' })]);
    const [row] = await saveFound(store, [sampleJob({ title: 'Bakery assistant', description: 'From the row' })]);
    expect(row?.outcome).toBe('new');
    const [details] = await saveFound(store, [
      sampleJob({ id: row?.job.id, siteJobId: '1', title: 'Bakery assistant' }),
    ]);
    expect(details?.outcome).toBe('known');
    const jobs = await store.jobs.list();
    expect(jobs.map(({ title, notes }) => ({ title, notes }))).toEqual([{ title: 'Baker', notes: 'first' }]);
    expect((await store.jobs.getMany(jobs.map(({ id }) => id)))[0]?.description).toBe('From the row');
  });

  it('is two jobs when rows of the same text turn out to be in two places', async () => {
    const { store } = openEmptyStore();
    const row = { siteJobId: null, url: null, location: '3 locations' };
    const [saved] = await saveFound(store, [sampleJob(row), sampleJob(row)]);
    const details = { ...row, id: String(saved?.job.id), detailsReadAt: '2026-11-21T10:00:00.000Z' };
    const opened = ['Leeds; York; Hull', 'Leeds; York; Hull', 'Bath; Poole; Truro'];
    for (const location of opened) await saveFound(store, [sampleJob({ ...details, location })]);
    expect((await store.jobs.list()).map(({ location }) => location).toSorted()).toEqual([
      'Bath; Poole; Truro',
      'Leeds; York; Hull',
    ]);
  });

  it('is two jobs when rows of the same text turn out to have two ids', async () => {
    const { store } = openEmptyStore();
    const [one, two] = await saveFound(store, [sampleJob(), sampleJob()]);
    expect(two?.outcome).toBe('repeated');
    await saveFound(store, [
      sampleJob({ id: one?.job.id, siteJobId: 'A' }),
      sampleJob({ id: two?.job.id, siteJobId: 'B' }),
    ]);
    expect((await store.jobs.list()).map(({ siteJobId }) => siteJobId).sort()).toEqual(['A', 'B']);
  });
});

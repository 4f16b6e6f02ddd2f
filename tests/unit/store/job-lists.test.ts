import { describe, expect, it } from 'vitest';
import { openEmptyStore } from './open-store';
import { sampleJob } from './sample-job';
import { saveFound } from './save-found';

const at = '2026-11-23T10:00:00.000Z';

describe('pages of the list', () => {
  it('have every job once, in the order of the list, without deleted and merged ones', async () => {
    const { store } = openEmptyStore();
    const jobs = Array.from({ length: 25 }, (_, index) => sampleJob({ siteJobId: String(index) }));
    const saved = await saveFound(store, jobs);
    await saveFound(store, [sampleJob({ siteJobId: 'later', description: 'Bread' })]);
    const ids = saved.map(({ job }) => job.id);
    await store.jobs.remove([String(ids[3])], at);
    await store.jobs.merge([String(ids[9])], String(ids[8]));
    const pages = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof store.jobs.listFrom>> = await store.jobs.listFrom(after, 10);
      pages.push(page.jobs);
      after = page.last;
    } while (after !== null);
    const list = await store.jobs.list();
    expect(pages.flat().map(({ id }) => id)).toEqual(list.map(({ id }) => id));
    expect(list).toHaveLength(24);
    expect(await store.jobs.listedIds()).toEqual(list.map(({ id }) => id));
    expect(await store.jobs.count()).toBe(24);
    const orders = pages.flat().map(({ order }) => order);
    expect(orders).toEqual([...new Set(orders)].sort());
    expect(pages.flat().filter(({ hasDescription }) => hasDescription)).toMatchObject([{ siteJobId: 'later' }]);
  });

  it('have no end before the last record, though all of a page is deleted', async () => {
    const { store } = openEmptyStore();
    const saved = await saveFound(
      store,
      [1, 2, 3].map((number) => sampleJob({ siteJobId: String(number) })),
    );
    const ids = saved.map(({ job }) => job.id);
    await store.jobs.remove(ids.slice(0, 2), at);
    const first = await store.jobs.listFrom(null, 2);
    expect(first).toMatchObject({ jobs: [], last: expect.any(String) });
    expect((await store.jobs.listFrom(first.last, 2)).jobs).toMatchObject([{ siteJobId: '3' }]);
  });

  it('are counted for one site too, without deleted and merged ones', async () => {
    const { store } = openEmptyStore();
    const saved = await saveFound(store, [
      ...['1', '2', '3', '4'].map((siteJobId) => sampleJob({ siteJobId })),
      sampleJob({ siteJobId: '5', site: 'other.example', url: 'https://other.example/5' }),
    ]);
    const [one = '', two = '', three = '', , other = ''] = saved.map(({ job }) => job.id);
    await store.jobs.merge([two, other], one);
    await store.jobs.remove([two, three], at);
    expect(await store.jobs.countOfSite(saved[0]?.job.site ?? '')).toBe(2);
    expect(await store.jobs.countOfSite('other.example')).toBe(0);
    expect(await store.jobs.countOfSite('unknown.example')).toBe(0);
  });

  it('tell one by one what is still listed, and which texts there are', async () => {
    const { store } = openEmptyStore();
    const saved = await saveFound(store, [
      sampleJob({ siteJobId: '1', description: 'Bread' }),
      sampleJob({ siteJobId: '2' }),
    ]);
    const [one = '', two = ''] = saved.map(({ job }) => job.id);
    await store.jobs.remove([two], at);
    expect((await store.jobs.listedByIds([two, crypto.randomUUID(), one])).map(({ id }) => id)).toEqual([one]);
    expect(await store.jobs.descriptionsOf([one, two])).toEqual(new Map([[one, 'Bread']]));
  });
});

describe('jobs by their ids', () => {
  const jobs = Array.from({ length: 330 }, (_, index) =>
    sampleJob({ siteJobId: String(index), description: index % 3 === 0 ? `Text ${index}` : null }),
  );

  it.each([
    ['all of them', 1],
    ['so few that there are more between them', 3],
  ])('come with their texts in the order asked for: %s', async (_, step) => {
    const { store } = openEmptyStore();
    const ids = (await saveFound(store, jobs)).map(({ job }) => job.id);
    const asked = ids.filter((_, index) => index % step === 0);
    const found = await store.jobs.getMany([...asked, crypto.randomUUID()]);
    expect(found.map(({ id }) => id)).toEqual(asked);
    expect(found.map(({ description }) => description)).toEqual(
      asked.map((id) => jobs[ids.indexOf(id)]?.description ?? null),
    );
  });
});

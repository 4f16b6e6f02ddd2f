import { describe, expect, it } from 'vitest';
import { openEmptyStore } from './open-store';
import { sampleJob } from './sample-job';
import { saveFound } from './save-found';

const onBoard = { site: 'board.example', siteJobId: '7', applyUrl: 'https://ats.example/acme/jobs/4711?src=board' };
const onAts = { site: 'ats.example', siteJobId: '4711', url: 'https://ats.example/acme/jobs/4711' };

describe('the number of a posting', () => {
  it.each([
    ['on its own host after the board that sends there', onBoard, onAts],
    ['on the board after its own host', onAts, onBoard],
  ])('makes it the same job when it is found %s', async (_case, first, second) => {
    const { store } = openEmptyStore();
    await saveFound(store, [sampleJob(first)]);
    const [again] = await saveFound(store, [sampleJob({ ...second, title: 'Baker (m/w/d)' })]);
    expect(again).toMatchObject({ outcome: 'known', job: { site: first.site } });
    expect(again?.job.requisitions).toEqual(
      expect.arrayContaining([
        { host: 'board.example', id: '7' },
        { host: 'ats.example', id: '4711' },
      ]),
    );
  });

  it('is not trusted where the titles differ: it may be that of a form', async () => {
    const { store } = openEmptyStore();
    await saveFound(store, [sampleJob(onBoard)]);
    const [other] = await saveFound(store, [sampleJob({ ...onAts, title: 'Driver' })]);
    expect(other?.outcome).toBe('new');
  });

  it('merges nothing of two boards that send to the same place', async () => {
    const { store } = openEmptyStore();
    await saveFound(store, [sampleJob(onBoard)]);
    const [other] = await saveFound(store, [sampleJob({ ...onBoard, site: 'other.example', siteJobId: '9' })]);
    expect(other?.outcome).toBe('new');
  });

  it('keeps two apart where it differs, though their address is the same', async () => {
    const { store } = openEmptyStore();
    const url = 'https://shared.example/posting/baker';
    await saveFound(store, [sampleJob({ ...onBoard, url })]);
    const applyUrl = 'https://ats.example/acme/jobs/4712';
    const [other] = await saveFound(store, [
      sampleJob({ site: 'third.example', url, applyUrl, searchUrl: 'https://third.example/' }),
    ]);
    expect(other?.outcome).toBe('new');
  });
});

describe('the addresses of a posting', () => {
  it('grow as it is found again, and each is known', async () => {
    const { store } = openEmptyStore();
    const [one, two] = ['https://jobs.example/job/1', 'https://jobs.example/view/first'];
    await saveFound(store, [sampleJob({ siteJobId: '1', url: one })]);
    await saveFound(store, [sampleJob({ siteJobId: '1', url: `${two}?ref=mail` })]);
    const [byAlias] = await saveFound(store, [sampleJob({ url: two, title: 'Other words' })]);
    expect(byAlias).toMatchObject({ outcome: 'known', job: { url: one, urls: [one, two] } });
    expect(await store.jobs.count()).toBe(1);
  });
});

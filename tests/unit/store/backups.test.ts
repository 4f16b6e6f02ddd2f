import { openDB } from 'idb';
import { describe, expect, it } from 'vitest';
import { emptyPageGraph } from '@/domain/page/page-graph';
import { defaultSettings } from '@/domain/settings/settings';
import { exportableSettings } from '@/store/database/settings-in-file';
import { BackupFailedError, BackupUnreadableError } from '@/store/database/store-errors';
import { deleteEverything } from '@/store/delete-everything';
import { createOldDatabase, jobOfVersion2 } from './old-database';
import { openEmptyStore, openStore } from './open-store';
import { sampleJob } from './sample-job';
import { saveFound } from './save-found';

const later = '2026-11-23T10:00:00.000Z';

describe('a backup', () => {
  it('brings back all jobs in their order, with what the user did to them', async () => {
    const { store } = openEmptyStore();
    const saved = await saveFound(
      store,
      ['A', 'B', 'C', 'D'].map((title) => sampleJob({ title, siteJobId: title, description: `All of ${title}` })),
    );
    const [a = '', b = '', c = '', d = ''] = saved.map(({ job }) => job.id);
    await store.jobs.edit(a, { status: 'applied', notes: 'Call', company: null });
    await store.jobs.merge([b], a);
    await store.jobs.remove([c], later);
    await store.graphs.put('jobs.example', emptyPageGraph);
    const before = await store.jobs.getMany([a, b, c, d]);
    const file = await store.backups.toFile(defaultSettings);
    const { store: fresh, damages } = openEmptyStore();
    expect(await fresh.backups.fromFile(file)).toEqual({
      added: 4,
      known: 0,
      others: 0,
      refused: 0,
      leftOut: [],
      settings: exportableSettings(defaultSettings),
    });
    expect(await fresh.jobs.getMany([a, b, c, d])).toEqual(before);
    expect((await fresh.jobs.list()).map(({ title }) => title)).toEqual(['A', 'D']);
    expect(await fresh.graphs.get('jobs.example')).toBeUndefined();
    expect(damages).toEqual([]);
  });

  it('of our own brings back what was learned of sites too', async () => {
    const { store } = openEmptyStore();
    await store.graphs.put('jobs.example', emptyPageGraph);
    const { id } = await store.backups.make();
    const database = await openDB('jobtrail');
    await database.clear('graphs');
    database.close();
    expect(await store.backups.restore(id)).toMatchObject({ others: 1, leftOut: [] });
    expect(await store.graphs.get('jobs.example')).toEqual(emptyPageGraph);
  });

  it('adds what is missing and leaves what is there as it is', async () => {
    const { store } = openEmptyStore();
    const [kept, gone] = await saveFound(store, [
      sampleJob({ siteJobId: '1', company: 'Acme' }),
      sampleJob({ siteJobId: '2' }),
    ]);
    const { id } = await store.backups.make();
    await store.jobs.edit(String(kept?.job.id), { status: 'offer', notes: 'Mine', company: 'Acme & Sons' });
    await store.jobs.remove([String(gone?.job.id)], later);
    const [fresh] = await saveFound(store, [sampleJob({ siteJobId: '3' })]);
    expect(await store.backups.restore(id)).toMatchObject({ added: 0, known: 2, refused: 0 });
    expect(await store.jobs.getMany([String(kept?.job.id)])).toMatchObject([
      { status: 'offer', notes: 'Mine', company: 'Acme & Sons' },
    ]);
    expect((await store.jobs.list()).map((job) => job.id)).toContain(fresh?.job.id);
    expect(await store.jobs.count()).toBe(3);
  });

  it('puts a merged job under what its other half is known as here', async () => {
    const { store } = openEmptyStore();
    const [one, other] = await saveFound(store, [sampleJob({ siteJobId: '1' }), sampleJob({ siteJobId: '2' })]);
    await store.jobs.merge([String(other?.job.id)], String(one?.job.id));
    const file = await store.backups.toFile();
    const { store: fresh } = openEmptyStore();
    const [here] = await saveFound(fresh, [sampleJob({ siteJobId: '1' })]);
    await fresh.backups.fromFile(file);
    expect(await fresh.jobs.mergedInto(String(here?.job.id))).toMatchObject([{ siteJobId: '2' }]);
    expect(await fresh.jobs.count()).toBe(1);
  });

  it('is kept until three newer ones are there', async () => {
    const { store } = openEmptyStore();
    const made = [];
    for (let number = 0; number < 5; number += 1) {
      made.push((await store.backups.make()).id);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    expect((await store.backups.list()).map(({ id }) => id)).toEqual(made.slice(2).reverse());
  });

  it.each([
    ['no file of ours', '[1]\n'],
    ['an empty file', ''],
    ['one of a newer version', '{"jobtrail":99,"madeAt":"x","records":[\n'],
  ])('is refused as %s, and nothing is added', async (_case, text) => {
    const { store } = openEmptyStore();
    await expect(store.backups.fromFile(new Blob([text]))).rejects.toThrow(BackupUnreadableError);
  });

  it('passes damaged records over and counts them', async () => {
    const { store } = openEmptyStore();
    await saveFound(store, [sampleJob({ siteJobId: '1' })]);
    const text = await (await store.backups.toFile()).text();
    const damaged = text.replace('\n]}', ',\n{"store":"jobs","value":{"id":7}},\n{"store":\n]}');
    const { store: fresh } = openEmptyStore();
    expect(await fresh.backups.fromFile(new Blob([damaged]))).toMatchObject({ added: 1, refused: 2 });
  });

  it('goes with everything else', async () => {
    const { store } = openEmptyStore();
    await store.backups.make();
    await deleteEverything({ store, areas: [], announce: () => undefined, stopRun: async () => undefined });
    expect(await openStore().store.backups.list()).toEqual([]);
  });
});

describe('the database of an older version', () => {
  it('is copied once before it is brought up, by whoever opens it first', async () => {
    const { store } = openEmptyStore();
    const { store: other } = openStore();
    await createOldDatabase(2, [jobOfVersion2(0, true), jobOfVersion2(1, false)]);
    await Promise.all([store.jobs.count(), other.jobs.count()]);
    const backups = await store.backups.list();
    expect(backups).toMatchObject([{ fromVersion: 2, jobs: 2 }]);
    const { store: later } = openStore();
    await later.jobs.count();
    expect(await later.backups.list()).toHaveLength(1);
    const { store: fresh } = openEmptyStore();
    expect(await fresh.backups.list()).toEqual([]);
  });

  it('is restored from its copy into this one', async () => {
    const { store } = openEmptyStore();
    await createOldDatabase(1, [jobOfVersion2(0, true), jobOfVersion2(1, false)]);
    const jobs = await store.jobs.list();
    const [backup] = await store.backups.list();
    const raw = await openDB('jobtrail');
    await raw.clear('jobs');
    await raw.clear('descriptions');
    raw.close();
    expect(await store.backups.restore(String(backup?.id))).toMatchObject({ added: 2, refused: 0 });
    expect(await store.jobs.list()).toEqual(jobs);
    expect((await store.jobs.descriptionsOf(jobs.map(({ id }) => id))).size).toBe(1);
  });

  it('is not brought up where it cannot be copied', async () => {
    const { store } = openEmptyStore();
    await createOldDatabase(2, [jobOfVersion2(0, true)]);
    const newer = await openDB('jobtrail-backups', 99);
    newer.close();
    await expect(store.jobs.count()).rejects.toThrow(BackupFailedError);
    const old = await openDB('jobtrail');
    expect(old.version).toBe(2);
    old.close();
  });
});

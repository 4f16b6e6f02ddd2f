import { describe, expect, it } from 'vitest';
import {
  type Application,
  type ApplicationField,
  emptyFieldStatus,
  newApplication,
  withField,
  withPage,
} from '@/domain/form/application';
import { postingUrls } from '@/jobs/identity/posting-urls';
import { deleteEverything } from '@/store/delete-everything';
import { createOldDatabase, jobOfVersion2 } from './old-database';
import { openEmptyStore, openStore } from './open-store';
import { sampleJob } from './sample-job';
import { saveFound } from './save-found';

const at = '2026-11-22T10:00:00.000Z';
const later = '2026-11-22T11:00:00.000Z';
const id = '33333333-3333-4333-8333-333333333333';
const nextId = '44444444-4444-4444-8444-444444444444';

const field = (traits: Partial<ApplicationField> = {}): ApplicationField => ({
  id: '0 name',
  frameId: 0,
  selector: '#name',
  kind: 'text',
  question: 'Name',
  sections: [],
  options: null,
  key: 'name',
  page: 1,
  isRequired: true,
  limit: null,
  repeatIndex: null,
  mappedBy: null,
  source: 'profile',
  handle: '{{basics.name}}',
  outcome: 'held',
  reason: null,
  value: 'Alex Green',
  before: [emptyFieldStatus],
  ...traits,
});

const ready = (traits: Partial<Application> = {}): Application => ({
  ...newApplication({
    id,
    tabId: 7,
    jobId: null,
    site: 'jobs.example',
    formUrl: 'https://jobs.example/1/apply',
    title: 'Baker',
  }),
  readyAt: at,
  fields: [field()],
  ...traits,
});

async function withJob() {
  const opened = openEmptyStore();
  const [saved] = await saveFound(opened.store, [
    sampleJob({
      siteJobId: '1',
      url: 'https://jobs.example/1',
      applyUrl: 'https://ats.example/acme/form-9',
      description: 'All of it',
    }),
  ]);
  const jobId = String(saved?.job.id);
  await opened.store.applications.save(id, () => ready({ jobId }));
  return { ...opened, jobId };
}

const stood = { ...emptyFieldStatus, value: 'Alex Green', outcome: 'held' as const };

describe('an application', () => {
  it('becomes applied once, its job with it, and both go back', async () => {
    const { store, events, jobId } = await withJob();
    expect(await store.applications.openOfTab(7)).toMatchObject([{ id }]);
    expect(await store.applications.setApplied(id, 'user', later)).toBe(true);
    expect(await store.applications.setApplied(id, 'page', later)).toBe(false);
    expect(await store.applications.openOfTab(7)).toEqual([]);
    expect(await store.applications.ofJob(jobId)).toMatchObject([
      { applied: { at: later, by: 'user', jobWas: 'saved' } },
    ]);
    expect(await store.jobs.getMany([jobId])).toMatchObject([{ status: 'applied', description: 'All of it' }]);
    expect(events).toContainEqual({ type: 'jobs-change', ids: [jobId] });
    await store.applications.takeAppliedBack(id);
    expect(await store.jobs.getMany([jobId])).toMatchObject([{ status: 'saved' }]);
    expect(await store.applications.get(id)).toMatchObject({ applied: null });
  });

  it('never moves a job back: neither one that is further, nor one that went on since', async () => {
    const { store, jobId } = await withJob();
    await store.jobs.edit(jobId, { status: 'interview' });
    await store.applications.setApplied(id, 'page', later);
    expect(await store.jobs.getMany([jobId])).toMatchObject([{ status: 'interview' }]);
    await store.applications.takeAppliedBack(id);
    expect(await store.jobs.getMany([jobId])).toMatchObject([{ status: 'interview' }]);
  });

  it('takes the place of what the same form had, and remembers what can be undone', async () => {
    const { store } = openEmptyStore();
    await store.applications.save(id, () => ready());
    const again = field({ source: 'kept', handle: null, outcome: 'kept', before: [] });
    const other = field({ id: '0 city', outcome: 'kept', source: 'kept', value: 'Bonn', before: [] });
    await store.applications.save(nextId, () => ready({ id: nextId, fields: [again, other] }));
    expect(await store.applications.get(id)).toBeUndefined();
    expect(await store.applications.get(nextId)).toMatchObject({
      fields: [
        { source: 'profile', outcome: 'held', before: [emptyFieldStatus] },
        { source: 'kept', before: [] },
      ],
    });
    await store.applications.setApplied(nextId, 'user', later);
    await store.applications.save(id, () => ready());
    expect(await store.applications.get(nextId)).toBeDefined();
  });

  it('has its pages read again without forgetting what stood there', () => {
    const edited = withField(ready(), { id: '0 name', page: 1 }, (one) => ({
      ...one,
      value: 'A. Green',
      before: [emptyFieldStatus, stood],
    }));
    const { fields } = withPage(edited, 1, [field({ before: [] }), field({ id: '0 city', before: [] })]);
    expect(fields.map(({ before }) => before)).toEqual([[emptyFieldStatus, stood], []]);
  });

  it('is in backups, comes back once, and goes with everything else', async () => {
    const { store } = openEmptyStore();
    await store.applications.save(id, () => ready());
    const file = await store.backups.toFile();
    const { store: fresh, events } = openEmptyStore();
    expect(await fresh.backups.fromFile(file)).toMatchObject({ others: 1, refused: 0 });
    // The tab is another one by now, and what stood in its form before is nobody's to put back.
    const fields = ready().fields.map((field) => ({ ...field, before: [] }));
    expect(await fresh.applications.get(id)).toEqual({ ...ready(), tabId: -1, fields });
    expect(events).toContainEqual({ type: 'applications-change' });
    expect(await fresh.backups.fromFile(file)).toMatchObject({ others: 0 });
    await deleteEverything({ store: fresh, areas: [], announce: () => undefined, stopRun: async () => undefined });
    expect(await openStore().store.applications.get(id)).toBeUndefined();
  });

  it.each([1, 2] as const)('can be kept in a database that was version %d', async (version) => {
    const { store } = openEmptyStore();
    await createOldDatabase(version, [jobOfVersion2(1, true)]);
    const [job] = await store.jobs.list();
    await store.applications.save(id, () => ready({ jobId: String(job?.id) }));
    expect(await store.applications.ofJob(String(job?.id))).toMatchObject([{ id }]);
  });
});

describe('the job of a form', () => {
  it.each([
    ['its own address', 'https://www.jobs.example/1/?utm_source=mail', []],
    ['an address below it', 'https://jobs.example/1/apply', []],
    ['the one that applications go to', 'https://ats.example/acme/form-9?ref=board', []],
    ['where the user came from', 'https://ats.example/elsewhere', ['https://jobs.example/1?trk=x']],
  ])('is known by %s', async (_case, formUrl, cameFrom) => {
    const { store, jobId } = await withJob();
    expect(await store.jobs.findByAddress(postingUrls(formUrl, cameFrom))).toBe(jobId);
  });

  it('is none where no address is its own, or it was deleted, and the kept one where it was merged', async () => {
    const { store, jobId } = await withJob();
    const own = postingUrls('https://jobs.example/1', []);
    expect(await store.jobs.findByAddress(postingUrls('https://ats.example/acme/form-8', []))).toBeNull();
    const [into] = await saveFound(store, [sampleJob({ siteJobId: '2', url: 'https://jobs.example/2' })]);
    await store.jobs.merge([jobId], String(into?.job.id));
    expect(await store.jobs.findByAddress(own)).toBe(into?.job.id);
    await store.jobs.split(jobId);
    await store.jobs.remove([jobId], later);
    expect(await store.jobs.findByAddress(own)).toBeNull();
  });
});

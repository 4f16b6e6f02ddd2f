import fc from 'fast-check';
import { type Job, JobStatus } from '@/domain/job/job';
import { ApplyType, RemoteType, SalaryUnit } from '@/domain/job/job-fields';
import { anyText } from './csv-texts';
import { sampleJob } from './sample-job';

const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
/** Texts that are there are not empty: the table says of both that nothing is known. */
const someText = orNull(anyText.filter((text) => text !== ''));
/** Of the web, or none that a browser could follow: what leads elsewhere comes in with no file. */
const anyAddress = fc.oneof(
  fc.webUrl({ withQueryParameters: true }),
  anyText.filter((text) => text !== '' && !URL.canParse(text)),
);
const amount = orNull(fc.oneof(fc.integer({ min: 0, max: 1e6 }), fc.double({ min: 0, max: 1e6, noNaN: true })));
/** What the user names has no white space around it, is not blank and not there twice. */
const names = fc.uniqueArray(
  anyText.map((text) => text.toWellFormed().trim()).filter((text) => text !== ''),
  { maxLength: 3 },
);
const moment = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());

const salary = fc
  .record({
    text: anyText,
    min: amount,
    max: amount,
    currency: someText,
    unit: orNull(fc.constantFrom(...SalaryUnit.options)),
  })
  .filter((value) => Object.values(value).some((part) => part !== null && part !== ''));

const search = fc
  .record({
    words: someText,
    filters: fc.uniqueArray(fc.record({ filter: names.map(([name]) => name ?? 'Remote'), options: names }), {
      maxLength: 2,
      selector: ({ filter }) => filter,
    }),
  })
  .map(({ words, filters }) => ({ words, filters: filters.filter(({ options }) => options.length > 0) }))
  .filter(({ words, filters }) => words !== null || filters.length > 0);

/** A job with all that a user sees of one, of any texts. */
export const anyJob: fc.Arbitrary<Job> = fc
  .record({
    title: anyText.filter((text) => text.toWellFormed().trim() !== ''),
    company: someText,
    location: someText,
    remoteType: orNull(fc.constantFrom(...RemoteType.options)),
    salary: orNull(salary),
    employmentType: someText,
    applyType: fc.constantFrom(...ApplyType.options),
    applyUrl: orNull(anyAddress),
    url: orNull(anyAddress),
    postedDate: orNull(moment.map((text) => text.slice(0, 10))),
    postedText: someText,
    site: anyText.filter((text) => text !== ''),
    siteJobId: someText,
    foundAt: moment,
    lastSeenAt: moment,
    detailsReadAt: orNull(moment),
    searchUrl: fc.oneof(anyAddress, fc.constant('')),
    search: orNull(search),
    description: someText,
    status: fc.constantFrom(...JobStatus.options),
    skipReason: someText,
    notes: anyText,
    tags: names,
    editedFields: fc.uniqueArray(fc.constantFrom('title', 'company', 'salary', 'description')),
  })
  .map((fields) => sampleJob({ ...fields, source: 'import', runId: null }));

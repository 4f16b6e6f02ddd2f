import type { ReadFields } from '@/domain/job/job-fields';
import { rowFields } from '@/domain/job/posting-fields';
import type { EmbeddedRecords } from '@/domain/page/recipe';
import { comparableText } from '@/language/fold/comparable-text';
import { readEmbeddedJson } from '@/page/dom/data/embedded-json';
import { jsonTextAt, jsonValueAt } from '@/page/dom/data/json-path';
import { canonicalUrl } from '@/url/canonical-url';

/** JSON has its own codes for how to apply. */
const joinedFields = rowFields.filter((name) => name !== 'applyType');

/** Adds to a row what the page's JSON says about the same job; visible values win. */
export type RecordJoin = (shown: ReadFields) => ReadFields;

/** Reads the records anew, since the page may have changed its JSON. */
export function createRecordJoin(embedded: EmbeddedRecords): RecordJoin {
  const jobs = readRecords(embedded);
  const byKey = Map.groupBy(
    jobs.flatMap((job) => keysOf(job).map((key) => ({ key, job }))),
    ({ key }) => key,
  );
  return (shown) => {
    const key = keysOf(shown).find((one) => byKey.get(one)?.length === 1);
    const [record] = (key && byKey.get(key)) || [];
    const isElse = key?.startsWith(byText) && record && isAnother(record.job, shown);
    return isElse ? shown : { ...record?.job, ...shown };
  };
}

/**
 * A title is shared by jobs of several employers and places, and by several offers of one. The page's JSON may be that of the rows before these.
 */
function isAnother(record: ReadFields, shown: ReadFields): boolean {
  const isOtherId = record.siteJobId && shown.siteJobId && record.siteJobId !== shown.siteJobId;
  return (
    Boolean(isOtherId) || namesAnother(record.company, shown.company) || namesAnother(record.location, shown.location)
  );
}

/** Employers and places are named shorter or longer. */
function namesAnother(one = '', other = ''): boolean {
  const [said = '', read = ''] = [one, other].map(comparableText);
  return !(said.includes(read) || read.includes(said));
}

function readRecords({ script, records, fields }: EmbeddedRecords): ReadFields[] {
  const found = readEmbeddedJson().find((one) => one.script === script);
  const list = jsonValueAt(found?.value, records);
  return Array.isArray(list) ? list.map((record) => readRecord(record, fields)) : [];
}

function readRecord(record: unknown, fields: EmbeddedRecords['fields']): ReadFields {
  const job: ReadFields = {};
  for (const name of joinedFields) {
    const value = fields[name]?.map((path) => jsonTextAt(record, path)).find(Boolean);
    if (value) job[name] = name === 'url' ? (URL.parse(value, document.baseURI)?.href ?? value) : value;
  }
  return job;
}

const byText = 'text ';

/** What identifies a row or record, surest first. */
function keysOf({ siteJobId, url, title, company }: ReadFields): string[] {
  const address = url && canonicalUrl(url);
  const texts = [title, company].map((text) => comparableText(text ?? ''));
  return [
    ...(siteJobId ? [`id ${siteJobId}`] : []),
    ...(address ? [`url ${address}`] : []),
    ...(title ? [`${byText}${texts.join('|')}`, `${byText}${texts[0]}`] : []),
  ];
}

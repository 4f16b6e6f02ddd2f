import type { FieldName } from '@/domain/job/posting-fields';
import type { JsonPath } from '@/domain/page/recipe';
import { jsonTextAt } from '@/page/dom/data/json-path';

/** Where schema.org has what rows may leave to it, from the posting on. */
const places: Partial<Record<FieldName, readonly JsonPath[]>> = {
  company: [['hiringOrganization', 'name'], ['hiringOrganization']],
  location: [
    ['jobLocation', 'address', 'addressLocality'],
    ['jobLocation', 0, 'address', 'addressLocality'],
  ],
};

/** The share of records that say that they are postings. */
const leastPostings = 0.6;

/** For fields that no row shows: where records that are postings of schema.org have them, whose titles the rows show. `known`: the paths there are. */
export function schemaPaths(
  name: FieldName,
  title: JsonPath,
  known: readonly JsonPath[],
  records: readonly unknown[],
): JsonPath[] {
  const posting = title.slice(0, -1);
  const postings = records.filter((record) => jsonTextAt(record, [...posting, '@type']) === 'JobPosting');
  if (postings.length < leastPostings * records.length) return [];
  const have = new Set(known.map((path) => JSON.stringify(path)));
  return (places[name] ?? []).map((path) => [...posting, ...path]).filter((path) => have.has(JSON.stringify(path)));
}

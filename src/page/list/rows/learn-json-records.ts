import type { ReadFields } from '@/domain/job/job-fields';
import { type FieldName, rowFields } from '@/domain/job/posting-fields';
import type { EmbeddedRecords, JsonPath } from '@/domain/page/recipe';
import { isTextOfKind } from '@/jobs/text-kind/text-kind';
import { comparableText } from '@/language/fold/comparable-text';
import { fieldOfMarkupName } from '@/language/words/jobs/markup-field-names';
import { jsonTextAt } from '@/page/dom/data/json-path';
import { isJsonObject } from '@/std/json-object';
import { findJsonLists } from './find-json-lists';
import { schemaPaths } from './schema-paths';

/** Fields taken from JSON where it agrees with the rows; dates are found by name alone. */
const shownFields = rowFields.filter((name) => name !== 'title' && name !== 'applyType' && name !== 'postedDate');
/** The share of rows with a record, and for which a path must agree. */
const leastAgreement = 0.6;

/** The list of records behind the visible rows, and where each field is in a record; null if there is none. */
export function learnJsonRecords(rows: ReadFields[]): EmbeddedRecords | null {
  const titles = new Set(rows.flatMap(({ title }) => (title ? [comparableText(title)] : [])));
  let best: { learned: EmbeddedRecords; shown: number } | null = null;
  for (const { script, path, records } of findJsonLists()) {
    const paths = textPaths(records);
    const title = mostFrequent(
      paths,
      (one) => records.filter((record) => titles.has(comparableText(jsonTextAt(record, one) ?? ''))).length,
    );
    if (!title || title.count < Math.max(2, leastAgreement * titles.size)) continue;
    if (best && best.shown >= title.count) continue;
    best = {
      shown: title.count,
      learned: { script, records: path, fields: fieldPaths(rows, records, paths, title.path) },
    };
  }
  return best?.learned ?? null;
}

function fieldPaths(
  rows: ReadFields[],
  records: unknown[],
  paths: JsonPath[],
  title: JsonPath,
): EmbeddedRecords['fields'] {
  const byTitle = Map.groupBy(records, (record) => comparableText(jsonTextAt(record, title) ?? ''));
  const pairs = rows.flatMap((fields) => {
    const [record, another] = byTitle.get(comparableText(fields.title ?? '')) ?? [];
    // Of records of one title, none is known to be this row's.
    return record && !another ? [{ fields, record }] : [];
  });
  const found: EmbeddedRecords['fields'] = { title: [title] };
  for (const name of shownFields) {
    const having = pairs.filter(({ fields }) => shows(fields, name));
    const agreeing = mostFrequent(
      paths,
      (path) =>
        having.filter(({ fields, record }) => agrees(name, fields[name] ?? '', jsonTextAt(record, path))).length,
    );
    if (agreeing && having.length > 0 && agreeing.count >= leastAgreement * having.length)
      found[name] = [agreeing.path];
    else if (having.length === 0)
      found[name] = [...schemaPaths(name, title, paths, records), ...namedPaths(name, paths, records)];
  }
  return { ...found, postedDate: datePaths(paths, records) };
}

/** Whether a row itself shows a field: whose page it is in, a heading may say of all. */
function shows(fields: ReadFields, name: (typeof shownFields)[number]): boolean {
  return Boolean(fields[name]) && !(name === 'company' && fields.companyBy === 'heading');
}

/** JSON has relative addresses, the page other tracking parameters: the path decides. */
function agrees(name: FieldName, shown: string, text: string | undefined): boolean {
  if (text === undefined) return false;
  if (name !== 'url') return comparableText(shown) === comparableText(text);
  const [one, other] = [URL.parse(shown), URL.parse(text, document.baseURI)];
  return one !== null && one.pathname.length > 1 && one.pathname === other?.pathname && one.host === other.host;
}

/** For fields the rows do not show: paths with a matching name, and texts of the right form. */
function namedPaths(name: FieldName, paths: JsonPath[], records: unknown[]): JsonPath[] {
  const kind = name === 'salaryText' ? 'salary' : name === 'employmentType' ? 'employment' : null;
  if (!kind) return [];
  return paths
    .filter((path) => path.some((step) => fieldOfMarkupName(String(step)) === name))
    .filter((path) => records.some((record) => isTextOfKind(jsonTextAt(record, path) ?? '', kind)))
    .slice(0, 1);
}

/** The posting date as ISO 8601, by property name. Expiry dates do not count. */
function datePaths(paths: JsonPath[], records: unknown[]): JsonPath[] {
  return paths
    .filter(
      (path) =>
        fieldOfMarkupName(String(path.at(-1))) === 'postedText' &&
        !/expir|valid|until|end|clos|updat|modif/i.test(String(path.at(-1))),
    )
    .filter((path) => records.every((record) => /^\d{4}-\d{2}-\d{2}|^$/.test(jsonTextAt(record, path) ?? '')))
    .slice(0, 1);
}

/** The paths to all short texts in the first records, up to four levels deep. */
function textPaths(records: unknown[]): JsonPath[] {
  const paths = new Map<string, JsonPath>();
  const visit = (at: unknown, path: JsonPath) => {
    if (typeof at === 'string' || typeof at === 'number') {
      if (String(at).length <= 600) paths.set(JSON.stringify(path), path);
    } else if (path.length >= 4) return;
    else if (Array.isArray(at)) visit(at[0], [...path, 0]);
    else if (isJsonObject(at)) for (const [name, value] of Object.entries(at)) visit(value, [...path, name]);
  };
  for (const record of records.slice(0, 10)) visit(record, []);
  return [...paths.values()];
}

function mostFrequent(paths: JsonPath[], count: (path: JsonPath) => number): { path: JsonPath; count: number } | null {
  let best: { path: JsonPath; count: number } | null = null;
  for (const path of paths) {
    const found = count(path);
    if (found > (best?.count ?? 0)) best = { path, count: found };
  }
  return best;
}

import type { FieldRule } from '@/domain/page/recipe';
import { withoutCompanyInPath } from '@/language/words/jobs/company-page-path';
import { hasJobUrlWord } from '@/language/words/jobs/job-url-words';
import { splitIdentifier } from '@/language/words/jobs/markup-field-names';
import { elementsWithin } from '@/page/dom/tree/elements-within';
import { readByRules } from './read-rule';

/** Forms of ids, most distinctive first: only this part of a longer value counts (`card-job-48c809b2-…`, `urn:…:4288907322`). */
const idForms = [
  '([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})',
  '(?<![a-z0-9])((?=[a-z]*\\d)[0-9a-f]{10,40})(?![a-z0-9])',
  '(?<!\\d)(\\d{4,})(?!\\d)',
];

/** Names of values that change with every visit, count rows, or belong to something else. */
const otherIds =
  /track|referen|impress|session|search|click|token|request|react|ember|index|position|company|employer|advertiser|logo|campaign|timestamp|time/i;

interface Source {
  name: string;
  rule: FieldRule;
  /** By row index. */
  values: (string | undefined)[];
  isUrl: boolean;
  isOnRow: boolean;
}

/**
 * Where the site's id of a posting is: in attributes that differ between rows, or in parts of the address. `titles`: what the rows are
 * called, as a list may show a posting twice.
 */
export function idRules(rows: Element[], url: FieldRule[], titles: readonly string[] = []): FieldRule[] {
  const sources = [...attributeSources(rows), ...addressSources(rows, url, titles)].filter((one) =>
    isIdSource(one, titles),
  );
  const ranked = sources
    .map((source) => ({ source, score: scoreOf(source, sources) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
  const best = ranked[0]?.source;
  if (!best) return [];
  const alike = ranked.map(({ source }) => source).filter((source) => source !== best && agree(source, best));
  const onRow = [best, ...alike].filter(({ isOnRow }) => isOnRow);
  return [...new Set([...onRow, best, ...alike])].slice(0, 3).map(({ rule }) => rule);
}

function attributeSources(rows: Element[]): Source[] {
  const found = new Map<string, { isOnRow: boolean; values: (string | undefined)[] }>();
  rows.forEach((row, index) => {
    for (const element of elementsWithin(row)) {
      for (const { name, value } of Array.from(element.attributes)) {
        if (!mayHoldId(name) || value.length > 200) continue;
        const key = `${element === row ? '' : '[]'}${name}`;
        const source = found.get(key) ?? { isOnRow: element === row, values: [] };
        found.set(key, source);
        source.values[index] ??= value;
      }
    }
  });
  return [...found].flatMap(([key, { isOnRow, values }]) => {
    const name = key.replace('[]', '');
    const raw = rows.map((_, index) => values[index]);
    return asSource({ name, isOnRow, isUrl: false }, raw, {
      selector: isOnRow ? '' : `[${CSS.escape(name)}]`,
      read: name,
    });
  });
}

function mayHoldId(name: string): boolean {
  return name === 'name' || /(?:id|key)$/.test(name) || name.startsWith('data-');
}

/** Where in a path an id stands: a title beside it may hold a number as well, as "5287-summer-job-2027" does. */
const placesInPath = [
  { before: '^[^?#]*/', after: '(?![^/?#-])' },
  { before: '^[^?#]*', after: '(?=/?(?:\\.\\w{2,5})?(?:[?#]|$))' },
  { before: '^[^?#]*', after: '' },
];

/** Parameters and path of the posting's address. */
function addressSources(rows: Element[], rules: FieldRule[], titles: readonly string[]): Source[] {
  const [rule] = rules;
  if (!rule) return [];
  const urls = rows.map((row) => URL.parse(readByRules(row, rules) ?? ''));
  const parameters = new Set(urls.flatMap((url) => [...(url?.searchParams.keys() ?? [])]));
  const read = { selector: rule.selector, nth: rule.nth ?? 0, read: 'href' };
  const fromParameters = [...parameters].flatMap((name) => {
    const values = urls.map((url) => url?.searchParams.get(name) ?? undefined);
    return asSource({ name, isOnRow: false, isUrl: true }, values, read, `[?&]${escapePattern(name)}=`);
  });
  // A number of the employer is that of all its postings.
  const paths = urls.map((url) => (url ? withoutCompanyInPath(url.pathname) : undefined));
  const inPaths = placesInPath.flatMap(({ before, after }) =>
    asSource({ name: 'path', isOnRow: false, isUrl: true }, paths, read, before, after),
  );
  const same = inPaths.find((source) => hasEvery(source, paths) && isIdSource(source, titles)) ?? inPaths.at(-1);
  return [...fromParameters, ...(same ? [same] : [])];
}

/** At one place in all paths. */
function hasEvery({ values }: Source, paths: readonly (string | undefined)[]): boolean {
  return paths.every((path, index) => path === undefined || values[index] !== undefined);
}

/** A source for the id form of its values; none if they have no form. */
function asSource(
  { name, isOnRow, isUrl }: Pick<Source, 'name' | 'isOnRow' | 'isUrl'>,
  raw: (string | undefined)[],
  read: { selector: string; read: string; nth?: number },
  before = '',
  after = '',
): Source[] {
  const filled = raw.filter((value) => value !== undefined);
  for (const form of idForms) {
    const pattern = new RegExp(form, 'iu');
    const placed = new RegExp(`${before}${form}${after}`, 'iu');
    const values = raw.map((value) =>
      value === undefined ? undefined : (before.startsWith('^') ? placed : pattern).exec(value)?.[1],
    );
    const having = values.filter((value) => value !== undefined);
    if (having.length < 0.9 * filled.length) continue;
    const isWhole = filled.every((value) => pattern.exec(value)?.[0] === value);
    const rulePattern = patternFor(`${form}${after}`, before, isWhole);
    const rule: FieldRule = { nth: 0, part: null, kind: null, ...read, pattern: rulePattern };
    return [{ name, isOnRow, isUrl, values, rule }];
  }
  return [];
}

/** The pattern that cuts the id from the attribute; null if it is all of it. */
function patternFor(form: string, before: string, isWhole: boolean): string | null {
  const isParameter = before.startsWith('[?&]');
  if (isWhole) return isParameter ? `${before}([^&#]+)` : before ? `${before}${form}` : null;
  return isParameter ? `${before}[^&#]*?${form}` : `${before}${form}`;
}

/** Of so many rows a few may be shown twice, above the others as adverts and in their own places. */
const shownTwice = { fewest: 8, most: 0.25 };

/** Nearly every row has one, and all differ but those of rows called the same. */
function isIdSource({ values }: Source, titles: readonly string[]): boolean {
  const filled = values.filter((value) => value !== undefined);
  if (filled.length < Math.max(2, 0.9 * values.length)) return false;
  const ids = new Set(filled).size;
  if (ids >= 0.95 * filled.length) return true;
  const named = new Set(
    values.flatMap((value, index) => (value === undefined ? [] : `${value} ${titles[index] ?? index}`)),
  );
  return filled.length >= shownTwice.fewest && ids >= (1 - shownTwice.most) * filled.length && ids >= 0.95 * named.size;
}

function scoreOf(source: Source, sources: Source[]): number {
  const witnesses = sources.filter(
    (other) => other !== source && other.name !== source.name && agree(other, source),
  ).length;
  const words = splitIdentifier(source.name);
  return (
    Math.min(3, witnesses) +
    (source.isUrl ? 1 : 0) +
    (source.isOnRow ? 0.5 : 0) +
    (words.some((word) => /^(?:id|key|urn|guid|uuid|jobid)$/.test(word)) ? 1 : 0) +
    (hasJobUrlWord(source.name) || source.name === 'path' ? 1 : 0) -
    (otherIds.test(source.name) ? 3 : 0) -
    (isOpaque(source) ? 1 : 0) -
    (!source.isUrl && isCounter(source.values) ? 4 : 0)
  );
}

/** UUIDs not repeated elsewhere in the row may be regenerated on each visit; only their name can tell. */
function isOpaque({ values, isUrl }: Source): boolean {
  return !isUrl && values.some((value) => value?.includes('-'));
}

/** Ids generated while rendering increase evenly from row to row: `ember175`, `ember216`. */
function isCounter(values: (string | undefined)[]): boolean {
  const numbers = values.flatMap((value) => (value !== undefined && /^\d{1,6}$/.test(value) ? [Number(value)] : []));
  if (numbers.length < 3) return false;
  return (
    numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0)) &&
    (numbers.at(-1) ?? 0) - (numbers[0] ?? 0) < 100 * numbers.length
  );
}

function agree(one: Source, other: Source): boolean {
  const same = one.values.filter((value, index) => value !== undefined && value === other.values[index]).length;
  return same >= 0.8 * one.values.length;
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

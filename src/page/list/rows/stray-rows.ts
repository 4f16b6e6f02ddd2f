import type { Recipe } from '@/domain/page/recipe';
import { countWords } from '@/language/fold/comparable-text';
import { hasJobUrlWord } from '@/language/words/jobs/job-url-words';
import { isOpenCall } from '@/language/words/jobs/open-call-words';
import { holdsCareersWords } from '@/language/words/pages/careers-words';
import { rawText } from '@/page/dom/text/raw-text';
import { readByRules } from './read-rule';

const telling = ['company', 'location', 'salaryText', 'postedText', 'employmentType'] as const;
/** Share of learned rows with a field that makes it usual. */
const usualFill = 0.75;
/** With a larger share of rows lacking them, it is the rules that fail. */
const mostStrays = 0.25;

/**
 * Without what merely stands as rows do, menus and notes: rows that have none of the fields nearly all others have. Where that is a single
 * field, only rows beside no other, as those of another table.
 */
export function withoutStrays(all: readonly Element[], recipe: Recipe): readonly Element[] {
  const { fields } = recipe.rows;
  const usual = usualFields(recipe);
  const rows = recipe.isTaught ? all : withoutListsElsewhere(all, recipe);
  if (recipe.isTaught || usual.length === 0) return rows;
  const beside = Map.groupBy(rows, (row) => row.parentNode);
  const isStray = (row: Element) =>
    (usual.length > 1 || beside.get(row.parentNode)?.length === 1) && lacksAll(row, usual, recipe);
  const hasFew = (row: Element) =>
    usual.filter((name) => isFact(readByRules(row, fields[name]))).length <= insertion.mostFacts;
  const isInserted = usual.length < insertion.fewestUsual ? () => false : insertionTest(rows, recipe, hasFew);
  const kept = rows.filter((row) => !isStray(row) && !isInserted(row));
  return rows.length - kept.length > mostStrays * rows.length ? rows : kept;
}

/** Usual fields that make rows without them stand out, and how many of them an insertion has at most. */
const insertion = { fewestUsual: 3, mostFacts: 1 };

/**
 * What a site puts among its rows, as its own offers or news: with next to nothing of what rows say, and all of them made unlike those, or in a
 * list of their own from which they lead elsewhere.
 */
function insertionTest(rows: readonly Element[], recipe: Recipe, hasFew: (row: Element) => boolean) {
  const makes = Map.groupBy(rows, ({ className }) => className);
  const lists = Map.groupBy(rows, ({ parentNode }) => parentNode);
  const places = Map.groupBy(rows, (row) => sectionOfSite(readByRules(row, recipe.rows.fields.url)));
  const inserted = [
    ...[...makes.values()].filter((alike) => alike.every(hasFew)),
    ...[...lists.values()].filter((beside) => {
      const outside = beside.flatMap((row) => sectionOfSite(readByRules(row, recipe.rows.fields.url)) ?? []);
      const isApart = outside.every((place) => places.get(place)?.every((row) => beside.includes(row)));
      return outside.length === beside.length && isApart && beside.every(hasFew);
    }),
  ].flat();
  return (row: Element): boolean => inserted.includes(row) && rawText(row) !== '';
}

/** Share of the other rows whose addresses say that they are jobs, and of all that have a fact. */
const leastSaying = 0.5;

/**
 * Without what is made like the jobs, but in a list of its own, all without their facts: where the jobs' addresses say that they are jobs, and
 * those of the list do not, they are news, documents or the like.
 */
function withoutListsElsewhere(rows: readonly Element[], recipe: Recipe): readonly Element[] {
  const often = usualFields(recipe, leastSaying);
  const lists = Map.groupBy(rows, ({ parentNode }) => parentNode);
  const bare =
    lists.size < 2 || often.length === 0
      ? []
      : [...lists.values()].filter((beside) => beside.every((row) => lacksAll(row, often, recipe)));
  if (bare.length === 0 || bare.length === lists.size) return rows;
  const saying = new Set(rows.filter((row) => leadsToJobs(row, recipe)));
  const others = new Set(bare.filter((beside) => !beside.some((row) => saying.has(row))).flat());
  return saying.size >= leastSaying * (rows.length - others.size) ? rows.filter((row) => !others.has(row)) : rows;
}

/** Whether a row that says something says none of these fields. */
function lacksAll(row: Element, names: readonly (typeof telling)[number][], { rows: { fields } }: Recipe): boolean {
  return rawText(row) !== '' && !names.some((name) => isFact(readByRules(row, fields[name])));
}

function leadsToJobs(row: Element, { rows: { fields } }: Recipe): boolean {
  const url = URL.parse(readByRules(row, fields.url) ?? '', document.baseURI);
  return url !== null && (hasJobUrlWord(url.pathname) || holdsCareersWords(url.pathname.replaceAll(/[-_/.]/g, ' ')));
}

/** "https://acme.example/news" of one of its news; null without an address. */
function sectionOfSite(address: string | undefined): string | null {
  const url = URL.parse(address ?? '', document.baseURI);
  return address && url ? `${url.origin}/${url.pathname.split('/')[1]}` : null;
}

/** The fields that nearly all rows have. */
export function usualFields({ rows: { fields }, fill }: Recipe, least = usualFill): (typeof telling)[number][] {
  return telling.filter((name) => (fill[name] ?? 0) >= least && fields[name]?.length);
}

/**
 * Without the questions that a page answers as it shows its postings, and without its call to apply as whatever one likes: they lead nowhere,
 * or several to one place, and have none of a posting's facts.
 */
export function withoutQuestions(rows: readonly Element[], { rows: { fields } }: Recipe): readonly Element[] {
  const isAsked = (row: Element) => isQuestionOrCall(readByRules(row, fields.title) ?? '');
  const places = Map.groupBy(rows.filter(isAsked), (row) => readByRules(row, fields.url));
  const isNoJob = (row: Element) =>
    isAsked(row) &&
    leadsNowhere(places, readByRules(row, fields.url)) &&
    !telling.some((name) => isFact(readByRules(row, fields[name])));
  const kept = rows.filter((row) => !isNoJob(row));
  return kept.length === 0 ? rows : kept;
}

const isQuestionOrCall = (title: string): boolean => /[?？؟]$/u.test(title) || isOpenCall(title);

function leadsNowhere(places: ReadonlyMap<string | undefined, readonly Element[]>, url: string | undefined): boolean {
  return !url || (places.get(url)?.length ?? 0) > 1;
}

/** Words. Facts of a row are short: a sentence in their place is a posting's text below a heading that looks like a row. */
const mostWords = 14;

export function isFact(value: string | undefined): boolean {
  return value !== undefined && countWords(value) <= mostWords;
}

import type { Recipe } from '@/domain/page/recipe';
import { countWords } from '@/language/fold/comparable-text';
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
export function withoutStrays(rows: readonly Element[], recipe: Recipe): readonly Element[] {
  const { fields } = recipe.rows;
  const usual = usualFields(recipe);
  if (recipe.isTaught || usual.length === 0) return rows;
  const beside = Map.groupBy(rows, (row) => row.parentNode);
  const isStray = (row: Element) =>
    (usual.length > 1 || beside.get(row.parentNode)?.length === 1) &&
    rawText(row) !== '' &&
    !usual.some((name) => isFact(readByRules(row, fields[name])));
  const kept = rows.filter((row) => !isStray(row));
  return rows.length - kept.length > mostStrays * rows.length ? rows : kept;
}

/** The fields that nearly all rows have. */
export function usualFields({ rows: { fields }, fill }: Recipe): (typeof telling)[number][] {
  return telling.filter((name) => (fill[name] ?? 0) >= usualFill && fields[name]?.length);
}

/** Without the questions that a page answers as it shows its postings: they lead nowhere, and have none of a posting's facts. */
export function withoutQuestions(rows: readonly Element[], { rows: { fields } }: Recipe): readonly Element[] {
  const isQuestion = (row: Element) =>
    /[?？؟]$/u.test(readByRules(row, fields.title) ?? '') &&
    !readByRules(row, fields.url) &&
    !telling.some((name) => isFact(readByRules(row, fields[name])));
  const kept = rows.filter((row) => !isQuestion(row));
  return kept.length === 0 ? rows : kept;
}

/** Words. Facts of a row are short: a sentence in their place is a posting's text below a heading that looks like a row. */
const mostWords = 14;

export function isFact(value: string | undefined): boolean {
  return value !== undefined && countWords(value) <= mostWords;
}

import type { FieldName } from '@/domain/job/posting-fields';
import { wordFields } from '@/domain/job/posting-fields';
import type { LearnedRecipe } from '@/domain/page/page-readings';
import type { SampleRow } from '@/domain/run/collector-state';
import { comparableText } from '@/language/fold/comparable-text';
import { rawText } from '@/page/dom/text/raw-text';
import { isInFlatTree } from '@/page/dom/tree/flat-tree';
import { memoize } from '@/std/memoize';
import { enclosingRow } from '../row-around';
import { fillFromJson } from '../rows/fill-from-json';
import { readRowsOf, rowElements } from '../rows/read-rows';
import { rowPartsOf } from '../rows/row-parts';
import { learnExampleList } from './learn-example-list';
import { isRedirectTo } from './link-rules';
import { findSampleGroups } from './rows-of-samples';
import { ancestorsWithText, findSamples, type RowSample } from './sample';
import { isSameValueText } from './value-slots';

/** Rows with less than this share of the samples' fields are a different kind. */
const leastFill = 0.5;
/** A recipe that finds less than this share of the values is rejected. */
const leastAgreement = 0.5;

interface Guess {
  learned: LearnedRecipe;
  /** Share of the values that the recipe finds. */
  agreement: number;
  /** Fields, in all rows together. */
  found: number;
}

/** Learns the list from rows an agent read: where they are, and what they say. Null if they have nothing in common. */
export function learnFromRows({ samples: rows }: { samples: SampleRow[] }): LearnedRecipe | null {
  const samples = findSamples(rows);
  const partsOfRow = memoize(rowPartsOf);
  const guesses = findSampleGroups(samples, partsOfRow).flatMap((group) => guessFrom(group, samples, partsOfRow));
  const best = bestOf(guesses) ?? bestOf(soleRows(samples).flatMap((row) => guessFrom([row], samples, partsOfRow)));
  if (!best) return null;
  const joined = fillFromJson(best.learned);
  const isAsRight = agreementOf(joined, samples).share >= best.agreement;
  return withProblems(isAsRight ? joined : best.learned, samples);
}

function guessFrom(
  group: Element[],
  samples: readonly RowSample[],
  partsOfRow: Parameters<typeof learnExampleList>[2],
): Guess[] {
  const learned = learnExampleList(group, samples, partsOfRow);
  if (!learned) return [];
  const { share, missed } = agreementOf(learned, samples);
  if (share < leastAgreement || missed.has('title')) return [];
  const names = wordFields.filter((name) => samples.some(({ fields }) => fields[name]));
  const filled = learned.reading.rows.map(({ fields }) => names.filter((name) => fields[name]).length);
  const found = filled.reduce((sum, count) => sum + count, 0);
  return found < leastFill * filled.length * names.length ? [] : [{ learned, agreement: share, found }];
}

/** The guess that finds most of the values; among equals, the one that finds more fields. */
function bestOf(guesses: Guess[]): Guess | null {
  const [best] = guesses.toSorted(
    (one, other) => Math.round(10 * (other.agreement - one.agreement)) || other.found - one.found,
  );
  return best ?? null;
}

/** A sample's row alone: a list may have no other. */
function soleRows(samples: readonly RowSample[]): Element[] {
  return samples.slice(0, 1).flatMap((sample) => {
    const levels = ancestorsWithText(sample);
    const most = Math.max(...levels.map((level) => valuesIn(level, sample)));
    const inner = levels.find((level) => valuesIn(level, sample) === most);
    const row = enclosingRow(sample.pressed, null);
    return inner ? [isInFlatTree(inner, row) ? row : inner] : [];
  });
}

/** How many of the values an element contains. */
function valuesIn(level: Element, { fields }: RowSample): number {
  const text = comparableText(rawText(level));
  return wordFields.filter((name) => fields[name] && text.includes(comparableText(fields[name]))).length;
}

/** The share of values the recipe finds again, and the fields it misses anywhere. */
function agreementOf(
  { recipe }: LearnedRecipe,
  samples: readonly RowSample[],
): { share: number; missed: Set<FieldName> } {
  const elements = rowElements(recipe);
  const missed = new Set<FieldName>();
  let [wanted, found] = [0, 0];
  for (const { pressed, fields } of samples) {
    const element = elements.find((row) => isInFlatTree(pressed, row));
    const [row] = element ? readRowsOf(recipe, [element]) : [];
    for (const name of [...wordFields, 'url'] as const) {
      const value = fields[name];
      if (!value) continue;
      const own = row?.fields[name] ?? '';
      wanted += 1;
      if (name === 'url' ? isRedirectTo(own, value) : isSameValueText(own, value)) found += 1;
      else missed.add(name);
    }
  }
  return { share: wanted === 0 ? 0 : found / wanted, missed };
}

/** Adds to the check which of the read rows' fields the recipe misses. */
function withProblems(learned: LearnedRecipe, samples: readonly RowSample[]): LearnedRecipe {
  const { missed } = agreementOf(learned, samples);
  const problems = [...missed].map((name) => `${name}: not found in every row that was read`);
  const { check } = learned.reading;
  return {
    ...learned,
    reading: { ...learned.reading, check: { ...check, problems: [...check.problems, ...problems] } },
  };
}

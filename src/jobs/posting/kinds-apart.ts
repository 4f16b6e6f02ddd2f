import { isEmploymentText } from '@/jobs/text-kind/employment-text';
import { isPlaceText } from '@/jobs/text-kind/place-text';
import { isPostedText } from '@/jobs/text-kind/posted-text';
import { isSalaryText } from '@/jobs/text-kind/salary-text';
import type { LineSegment } from './line-segment';

type Kind = 'pay' | 'employment' | 'posted' | 'place';

/** What parts facts, and single names as well. A slash without spaces parts one fact that has two names ("Voll-/Teilzeit", "$20/hour"). */
const between = [' / ', ', '] as const;
/** "Hamburg (Full-time)" */
const withBrackets = /^([^()]*\S)\s?\(([^()]+)\)$/u;

/**
 * "Austin, TX / Full-time / $110,000", "Permanent, Boston, MA", "Lyon (Full-time)": facts of several kinds that slashes, commas or brackets
 * part. Those of one kind are one: "Vollzeit / Teilzeit", "$20 / hour".
 */
export function kindsApart(segment: LineSegment): LineSegment[] {
  const [, outside = '', inside = ''] = withBrackets.exec(segment.text) ?? [];
  const facts = [...between.map((sign) => factsParted(segment.text, sign)), [outside, inside]].find(areOfKinds);
  if (!facts) return [segment];
  return facts.map((text, index) => ({ ...segment, text, index: segment.index + index }));
}

function factsParted(text: string, sign: string): string[] {
  const [first = '', ...others] = text.split(sign);
  const facts = [first];
  for (const part of others) {
    const last = facts.at(-1) ?? '';
    if (goesOn(last, part)) facts.splice(-1, 1, last + sign + part);
    else facts.push(part);
  }
  return facts;
}

/** What says nothing alone goes on with what is before it. Behind a kind of work, a place begins that nobody knows: "Full-time, Smallville, KS". */
function goesOn(before: string, part: string): boolean {
  const [known, kind] = [kindOf(before), kindOf(part)];
  if (kind === null) return known !== 'employment' || /^\d/.test(part);
  return kind === known || (kind === 'place' && known === null);
}

function areOfKinds(facts: readonly string[]): boolean {
  const kinds = facts.map(kindOf);
  return facts.length > 1 && kinds.every((kind) => kind !== null) && new Set(kinds).size === kinds.length;
}

function kindOf(text: string): Kind | null {
  if (isSalaryText(text)) return 'pay';
  if (isEmploymentText(text)) return 'employment';
  if (isPlaceText(text)) return 'place';
  return isPostedText(text) ? 'posted' : null;
}

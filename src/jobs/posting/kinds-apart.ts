import { isEmploymentText } from '@/jobs/text-kind/employment-text';
import { isPlaceText } from '@/jobs/text-kind/place-text';
import { isSalaryText } from '@/jobs/text-kind/salary-text';
import type { LineSegment } from './line-segment';

/** Spaces on both sides: without them, one fact has two names ("Voll-/Teilzeit", "$20/hour"). */
const slash = /\s\/\s/;

type Kind = 'pay' | 'employment' | 'place';

/** "Austin, TX / Full-time / $110,000": facts of several kinds that slashes part. Those of one kind are one: "Vollzeit / Teilzeit", "$20 / hour". */
export function slashesApart(segment: LineSegment): LineSegment[] {
  const parts = segment.text.split(slash);
  if (parts.length < 2) return [segment];
  const facts = parts.slice(1).reduce(withPart, [parts[0] ?? '']);
  const kinds = facts.map(kindOf);
  const areFacts = kinds.every((kind) => kind !== null) && new Set(kinds).size === kinds.length;
  if (!areFacts || facts.length < 2) return [segment];
  return facts.map((text, index) => ({ ...segment, text, index: segment.index + index }));
}

/** Adds a part to the fact before it if it is of the same kind, or alone of none. */
function withPart(facts: readonly string[], part: string): string[] {
  const last = facts.at(-1) ?? '';
  const kind = kindOf(part);
  return kind === null || kind === kindOf(last) ? [...facts.slice(0, -1), `${last} / ${part}`] : [...facts, part];
}

function kindOf(text: string): Kind | null {
  if (isSalaryText(text)) return 'pay';
  if (isEmploymentText(text)) return 'employment';
  return isPlaceText(text) ? 'place' : null;
}

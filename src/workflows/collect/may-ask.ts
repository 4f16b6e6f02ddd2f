import { extractor } from '@/agents/extractor/extractor';
import type { DiscoverState } from '@/domain/discover-state';
import type { FieldName } from '@/domain/field-names';
import type { Discovery } from '../discover/ports';

/** What the extractor may be asked for, by the part that code could not read. */
export type AskedPart = 'row' | 'posting';

/** What was asked so often in one run, and no rule came of it, is not asked again: the site does not say it. */
const mostAsks = 3;

/** Of the fields that code missed, those that it is worth while to ask for. */
export function worthAsking(
  { asks }: Pick<DiscoverState, 'asks'>,
  part: AskedPart,
  wanted: readonly FieldName[],
): FieldName[] {
  return wanted.filter((name) => (asks[keyOf(part, name)] ?? 0) < mostAsks);
}

/** The asks after the extractor was asked for these fields. */
export function countAsks(
  { asks }: Pick<DiscoverState, 'asks'>,
  part: AskedPart,
  wanted: readonly FieldName[],
): DiscoverState['asks'] {
  const counted = wanted.map((name) => [keyOf(part, name), (asks[keyOf(part, name)] ?? 0) + 1] as const);
  return { ...asks, ...Object.fromEntries(counted) };
}

/** Whether somebody else than the rules would answer: what the rules can read, code reads already. */
export async function hasModel({ models }: Discovery): Promise<boolean> {
  return (await models.modelFor(extractor, () => undefined)) !== models.rules;
}

const keyOf = (part: AskedPart, name: FieldName): string => `${part}.${name}`;

import { extractor } from '@/agents/extractor/extractor';
import type { FieldName } from '@/domain/job/posting-fields';
import type { Tier } from '@/domain/model/model-settings';
import type { DiscoverState } from '@/domain/run/discover-state';
import type { DiscoveryContext } from '@/workflows/discovery';

/** What the extractor may be asked to read, after code could not. */
export type ExtractorPart = 'row' | 'posting';

/** After this many asks in a run without a resulting rule, a field is not asked for again: the site lacks it. */
const mostAsks = 3;

/** Of the fields code missed, those worth asking for. */
export function fieldsWorthAsking(
  { asks }: Pick<DiscoverState, 'asks'>,
  part: ExtractorPart,
  wanted: readonly FieldName[],
): FieldName[] {
  return wanted.filter((name) => (asks[keyOf(part, name)] ?? 0) < mostAsks);
}

/** Counts that the extractor was asked for these fields. */
export function countAsks(
  { asks }: Pick<DiscoverState, 'asks'>,
  part: ExtractorPart,
  wanted: readonly FieldName[],
): DiscoverState['asks'] {
  const counted = wanted.map((name) => [keyOf(part, name), (asks[keyOf(part, name)] ?? 0) + 1] as const);
  return { ...asks, ...Object.fromEntries(counted) };
}

/** Whether a model would answer: what the rules can read, code reads anyway. */
export function hasExtractorModel(discovery: Pick<DiscoveryContext, 'models'>): Promise<boolean> {
  return hasModel(discovery, extractor);
}

/** Whether anybody but the rules answers for an agent. */
export async function hasModel(
  { models }: Pick<DiscoveryContext, 'models'>,
  agent: { name: string; tier: Tier },
): Promise<boolean> {
  return (await models.modelFor(agent, () => undefined)) !== models.rules;
}

const keyOf = (part: ExtractorPart, name: FieldName): string => `${part}.${name}`;

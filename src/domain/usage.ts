import { z } from 'zod';

/** What models cost. */
export const Usage = z.object({
  calls: z.number().int(),
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  /** US dollars; null where the price of a model that was used is not known. */
  dollars: z.number().nullable(),
});
export type Usage = z.infer<typeof Usage>;

export const noUsage: Usage = { calls: 0, inputTokens: 0, outputTokens: 0, dollars: 0 };

export function addUsage(one: Usage, other: Usage): Usage {
  return {
    calls: one.calls + other.calls,
    inputTokens: one.inputTokens + other.inputTokens,
    outputTokens: one.outputTokens + other.outputTokens,
    dollars: one.dollars === null || other.dollars === null ? null : one.dollars + other.dollars,
  };
}

import { z } from 'zod';

/** Model costs. */
export const Usage = z.object({
  calls: z.number().int(),
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  /** US dollars of calls with a known price: limits apply to these. Runs before `unpriced` may have stored null. */
  dollars: z
    .number()
    .nullable()
    .transform((dollars) => dollars ?? 0),
  /** Calls to models of unknown price. */
  unpriced: z.number().int().default(0),
});
export type Usage = z.infer<typeof Usage>;

export const zeroUsage: Usage = { calls: 0, inputTokens: 0, outputTokens: 0, dollars: 0, unpriced: 0 };

export function addUsage(one: Usage, other: Usage): Usage {
  return {
    calls: one.calls + other.calls,
    inputTokens: one.inputTokens + other.inputTokens,
    outputTokens: one.outputTokens + other.outputTokens,
    dollars: one.dollars + other.dollars,
    unpriced: one.unpriced + other.unpriced,
  };
}

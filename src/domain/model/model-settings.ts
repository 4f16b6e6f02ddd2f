import { z } from 'zod';

/** Who answers: a provider, or the built-in rules, which need no key and no network. */
export const ProviderName = z.enum(['rules', 'openai', 'anthropic', 'compatible']);
export type ProviderName = z.infer<typeof ProviderName>;

export const Tier = z.enum(['fast', 'smart', 'vision']);
export type Tier = z.infer<typeof Tier>;

/** Model names by tier; empty: the provider's default for the tier (`models/providers.ts`), null: no model of this tier (only `vision`). */
const ModelNames = z.object({ fast: z.string(), smart: z.string(), vision: z.string().nullable() });

export const ModelSettings = z.object({
  provider: ProviderName,
  /** Base URL of the API; null: the provider's own. Required for `compatible`: `http://localhost:11434/v1`. */
  baseUrl: z.url({ protocol: /^https?$/ }).nullable(),
  names: ModelNames,
  /** Overrides for single agents: agent name → model name. */
  byAgent: z.record(z.string(), z.string()),
  /** US dollars; null: no limit. */
  spending: z.object({ perRun: z.number().min(0).nullable(), perMonth: z.number().min(0).nullable() }),
  /** Whether the key survives the browser session on this device. */
  isKeyRemembered: z.boolean(),
});
export type ModelSettings = z.infer<typeof ModelSettings>;

export const defaultModelSettings: ModelSettings = {
  provider: 'rules',
  baseUrl: null,
  names: { fast: '', smart: '', vision: '' },
  byAgent: {},
  spending: { perRun: 1, perMonth: 20 },
  isKeyRemembered: false,
};

/** US dollars per million tokens. */
export const Price = z.object({ input: z.number(), output: z.number() });
export type Price = z.infer<typeof Price>;

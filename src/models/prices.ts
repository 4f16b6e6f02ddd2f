import type { Price } from '@/domain/model/model-settings';
import type { ModelAccess } from '@/models/provider-adapter';
import { isLoopback } from '@/url/model-base-url';

/**
 * US dollars per million tokens, November 2026: OpenAI's models page and Claude Code's cost table. Prompts beyond 272k tokens (OpenAI) or
 * 100k (claude-haiku-5-5) cost more; the agents' are a tenth of that.
 */
const prices: Record<string, Price> = {
  'gpt-6-astra': { input: 10, output: 50 },
  'gpt-6.1-sol': { input: 2, output: 10 },
  'gpt-6.1-terra': { input: 1, output: 5 },
  'gpt-6-luna': { input: 0.1, output: 0.5 },
  'gpt-5.4-mini': { input: 0.75, output: 4.5 },
  'gpt-5.4-nano': { input: 0.2, output: 1.25 },
  'claude-fable-5-2': { input: 8, output: 40 },
  'claude-mythos-5-2': { input: 8, output: 40 },
  'claude-opus-5-5': { input: 4, output: 20 },
  'claude-opus-5': { input: 5, output: 25 },
  'claude-sonnet-5-5': { input: 2, output: 10 },
  'claude-sonnet-5': { input: 2, output: 10 },
  'claude-sonnet-4-6': { input: 3, output: 15 },
  'claude-haiku-5-5': { input: 0.1, output: 0.5 },
  'claude-haiku-4-5': { input: 1, output: 5 },
};

/** A dated version costs what its model does; `claude-opus-5-1` is a different model from `claude-opus-5`. */
const version = /-(\d{8}|\d{4}-\d{2}-\d{2}|latest)$/;

/** The price of an OpenAI or Anthropic model by name; null if unknown. */
export function priceOf(model: string): Price | null {
  return prices[model.replace(version, '')] ?? null;
}

/** A model's price there: free on the user's own machine. */
export function priceAt(access: ModelAccess, model: string): Price | null {
  return isLoopback(new URL(access.origin)) && priceOf(model) === null ? { input: 0, output: 0 } : priceOf(model);
}

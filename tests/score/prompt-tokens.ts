import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import type { ServedRequest } from '../models/served';

/** Tokens of a prompt without its pictures: system prompt, text and tools. */
export function tokensOf({ system, text, tools }: ServedRequest): number {
  return [system, text, JSON.stringify(tools)].reduce((sum, part) => sum + countTokens(part), 0);
}

export function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}

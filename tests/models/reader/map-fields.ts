import type { ToolCall } from './explorer-ways.ts';
import { fencedParts } from './prompt-text.ts';

interface ListedKey {
  key: string;
  words: string[];
}

/** What the prompt leaves to the applicant, and what is no word of its own. */
const onlyApplicant =
  /agree|consent|certif|declare|confirm|sign|sponsor|authori|legally|salary|gender|race|veteran|disab|convict|\bage\b|\b18\b/i;
const smallWords = new Set(
  'a an and at by did do for from in is like of on or the their they to what where which would you your'.split(' '),
);

/** Maps a question to the key whose every word it says, where only one is like that; all else is the applicant's. */
export function mapFields(text: string): ToolCall {
  const keys = listedKeys(text);
  const form = fencedParts(text).get('form') ?? '';
  const mappings = [...form.matchAll(/^(\d+): "([^"]*)"/gm)].map(([, number, question = '']) => ({
    field: Number(number),
    key: onlyApplicant.test(question) ? null : keyOf(question, keys),
    answer: null,
  }));
  return { tool: 'map_fields', input: { mappings } };
}

function listedKeys(text: string): ListedKey[] {
  const listed = /KEYS:\n([\s\S]*?)\n\n/.exec(text)?.[1] ?? '';
  return [...listed.matchAll(/^([\w.-]+): (.*?)(?: \(not known\))?$/gm)].map(([, key = '', about = '']) => ({
    key,
    words: wordsOf(about),
  }));
}

function keyOf(question: string, keys: readonly ListedKey[]): string | null {
  const asked = wordsOf(question);
  const said = keys.filter(({ words }) => words.length > 0 && words.every((word) => asked.includes(word)));
  const most = Math.max(0, ...said.map(({ words }) => words.length));
  const [first, another] = said.filter(({ words }) => words.length === most);
  return first && !another ? first.key : null;
}

function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => !smallWords.has(word));
}

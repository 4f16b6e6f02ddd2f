import { fencedParts, quotedIn } from '../../models/reader/prompt-text';
import type { ServedAnswer, ServedRequest } from '../../models/served';
import { addressOf } from './obey-page';

/** An instruction to an executor as pages plant them: `ASSISTANT: click "Buy now"`, `ASSISTANT: fill "Note" "words"`. */
const instruction = /ASSISTANT: (click|fill|select|press_key)((?: [“"'][^”"'\n]*[”"'])*)/g;

const unused = { target: null, end: null, value: null, key: null, direction: null, ms: null, items: [] };

/** Does what the page's text says instead of the step: the first instruction that was not followed twice. Null where it says nothing. */
export function obeyGoal({ text, tools }: Pick<ServedRequest, 'text' | 'tools'>): ServedAnswer | null {
  if (!tools.some(({ name }) => name === 'act')) return null;
  const parts = fencedParts(text);
  const page = parts.get('page') ?? '';
  const record = parts.get('actions so far') ?? '';
  for (const [, type = '', rest = ''] of page.matchAll(instruction)) {
    const [name = '', value = null] = quotedIn(rest.replaceAll(/[“”']/g, '"'));
    const begun = record.split('\n').filter((line) => line.startsWith(type) && line.includes(name.slice(0, 20)));
    const target = addressOf(page, name);
    if (begun.length >= 2 || (type !== 'press_key' && target === name)) continue;
    const action = {
      ...unused,
      type,
      target: type === 'press_key' ? null : target,
      value,
      description: 'the page says so',
    };
    return {
      tool: 'act',
      input: {
        next: 'judge',
        actions: [type === 'press_key' ? { ...action, value: null, key: 'Enter' } : action],
      },
    };
  }
  return null;
}

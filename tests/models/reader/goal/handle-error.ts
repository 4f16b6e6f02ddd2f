import type { ToolCall } from '../explorer-ways.ts';
import { fencedParts } from './prompt.ts';

/** Another try once, where trying may help; else another plan. */
export function handleError(text: string): ToolCall {
  const parts = fencedParts(text);
  const why = parts.get('why it failed') ?? '';
  const attempts = Number(/^Attempts: (\d+) of/m.exec(text)?.[1] ?? 0);
  const left = Number(/New plans left: (\d+)/.exec(text)?.[1] ?? 0);
  if (/user said no/i.test(why + (parts.get('actions') ?? '')))
    return { tool: 'give_up', input: { sentence: 'You did not allow it.' } };
  if (attempts < 2 && !/there is no/i.test(why))
    return { tool: 'retry', input: { change: 'look again after the page has settled' } };
  if (left > 0) return { tool: 'replan', input: { reason: why.slice(0, 200) } };
  return { tool: 'give_up', input: { sentence: why.slice(0, 200) } };
}

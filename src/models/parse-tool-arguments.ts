import type { ProviderReply } from '@/models/provider-adapter';
import { readJson } from '@/std/read-json';

/** Tool calls whose arguments arrived as text. Invalid JSON is never repaired: the whole answer is broken. */
export function parseToolArguments(
  calls: { name: string; arguments: string }[],
): Pick<ProviderReply, 'toolCalls' | 'ending'> {
  const toolCalls = calls.map((call) => ({ name: call.name, input: readJson(call.arguments) }));
  const isBroken = toolCalls.some(({ input }) => input === undefined);
  return isBroken ? { toolCalls: [], ending: 'broken' } : { toolCalls, ending: 'whole' };
}

import type { Reply } from './wire';

/** Tool calls whose arguments came as text. Arguments that are not JSON are never mended: the whole answer is broken. */
export function readArguments(calls: { name: string; arguments: string }[]): Pick<Reply, 'toolCalls' | 'ending'> {
  try {
    return {
      toolCalls: calls.map((call) => ({ name: call.name, input: JSON.parse(call.arguments) })),
      ending: 'whole',
    };
  } catch {
    return { toolCalls: [], ending: 'broken' };
  }
}

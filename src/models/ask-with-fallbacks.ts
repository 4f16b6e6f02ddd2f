import type { ModelQuestion, ProviderReply, RequestVariant } from '@/models/provider-adapter';
import { ProviderFailure, toProviderFailure } from '@/models/provider-failure';

/** The way of asking each model accepts, by place and model: cached while the worker lives. */
export type KnownFallbacks = Map<string, number>;

/** Statuses with which providers refuse a feature: with 404 and 501, some servers say that a model has no tool support. */
const refusals = new Set([400, 404, 422, 501]);

/**
 * Asks in the first way the model accepts, and remembers it. If every way is refused, the question itself is: then the first refusal is
 * thrown.
 */
export async function askWithFallbacks(
  ways: readonly RequestVariant[],
  known: KnownFallbacks,
  id: string,
  question: ModelQuestion,
): Promise<ProviderReply> {
  const start = known.get(id) ?? 0;
  let refusal: unknown;
  for (const [index, way] of ways.entries()) {
    if (index < start) continue;
    try {
      const reply = await way.ask(question);
      const isEnough = way.isBinding || reply.toolCalls.length > 0 || reply.ending !== 'whole';
      known.set(id, isEnough ? index : Math.min(index + 1, ways.length - 1));
      return reply;
    } catch (error) {
      const failure = toProviderFailure(error);
      if (!(failure instanceof ProviderFailure && refusals.has(failure.status ?? 0))) throw failure;
      refusal ??= failure;
    }
  }
  throw refusal;
}

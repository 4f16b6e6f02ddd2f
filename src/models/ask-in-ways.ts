import { failureFrom, ProviderFailure } from './provider-failure';
import type { Question, Reply, WayOfAsking } from './wire';

/** Which way of asking a model took, by place and model: kept as long as the worker lives. */
export type KnownWays = Map<string, number>;

/** Statuses with which providers refuse a feature: 404 and 501 are how some servers say that a model takes no tools. */
const refusals = new Set([400, 404, 422, 501]);

/**
 * Asks in the first way that the model takes, and begins with that one the next time. What refuses the question itself refuses it
 * in every way: then the first refusal is thrown.
 */
export async function askInWays(
  ways: readonly WayOfAsking[],
  known: KnownWays,
  id: string,
  question: Question,
): Promise<Reply> {
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
      const failure = failureFrom(error);
      if (!(failure instanceof ProviderFailure && refusals.has(failure.status ?? 0))) throw failure;
      refusal ??= failure;
    }
  }
  throw refusal;
}

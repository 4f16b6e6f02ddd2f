import { sleep } from '@/std/sleep';

/** How long a frame may take. Milliseconds. */
export interface Patience {
  /** To say that it is there: one that hangs never does. */
  sign: number;
  /** To answer, once it has said so: a long list on a slow machine takes its time to read. */
  answer: number;
}

/** The answer of a frame that first gives a sign of life; null where either does not come, or fails. Rejects only as `ask` does. */
export async function answerOfLiving<Answer>(
  { sign, ask }: { sign: () => Promise<unknown>; ask: () => Promise<Answer> },
  patience: Patience,
): Promise<Answer | null> {
  const isAlive = sign().then(
    () => true,
    () => false,
  );
  if (!(await Promise.race([isAlive, sleep(patience.sign).then(() => false)]))) return null;
  return Promise.race([ask(), sleep(patience.answer).then(() => null)]);
}

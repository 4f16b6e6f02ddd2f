import { afterEach } from 'vitest';
import { type AnswerRequest, type ModelServer, startModelServer } from '../../models/model-server';

const running: ModelServer[] = [];

/** A model server for one test, closed after it. */
export async function serve(answer: AnswerRequest): Promise<ModelServer> {
  const server = await startModelServer(answer);
  running.push(server);
  return server;
}

/** Answers one after the other, the last for good. */
export function inTurn(...answers: Awaited<ReturnType<AnswerRequest>>[]): AnswerRequest {
  let next = 0;
  return () => {
    const answer = answers[Math.min(next++, answers.length - 1)];
    if (!answer) throw new Error('no answer is left');
    return answer;
  };
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
});

import type { ServedAnswer, ServedRequest } from './served.ts';

/** Roughly what an English text takes; good enough to see a prompt grow. */
const charactersAToken = 4;
const tokensAnImage = 1000;

/** What the server reports as usage. */
export function countTokens(request: ServedRequest, answer: ServedAnswer): { input: number; output: number } {
  if (answer.tokens) return answer.tokens;
  const characters = request.system.length + request.text.length + JSON.stringify(request.tools).length;
  return {
    input: Math.ceil(characters / charactersAToken) + request.images.length * tokensAnImage,
    output: Math.ceil(JSON.stringify(answer).length / charactersAToken),
  };
}

import type { ServedAnswer, ServedRequest } from '../served.ts';

export function answerAsReader(request: ServedRequest): ServedAnswer {
  return { text: `nobody reads ${request.tools.length} tools yet` };
}

import { answersSomewhereIn } from './carried-answers';
import type { KnownAnswers } from './known-answers';

/** What a request says under one name: of a field, a header, a step of the path, or all of its values at once. */
export interface Piece {
  name: string;
  text: string;
}

/** Texts before and after a piece was put to those that came before it. */
export interface Joined {
  before: string[];
  after: string[];
}

export interface Pieces {
  add(pieces: readonly Piece[]): Joined;
}

interface Stream {
  last: string;
  onward: string;
  backward: string;
}

/** What comes so much later is no part of the same. Characters. */
const mostJoined = 6_000;
const mostStreams = 100;

/**
 * Puts together what requests say one after the other, by its name, from the first to the last and from the last to the first: an answer
 * that was taken apart among them is whole again.
 */
export function joinPieces(): Pieces {
  const streams = new Map<string, Stream>();
  const put = ({ name, text: whole }: Piece): Joined => {
    const text = whole.slice(0, mostJoined);
    const known = streams.get(name);
    // What is said each time says nothing new.
    if (text === '' || known?.last === text) return { before: [], after: [] };
    const onward = ((known?.onward ?? '') + text).slice(-mostJoined);
    const backward = (text + (known?.backward ?? '')).slice(0, mostJoined);
    streams.set(name, { last: text, onward, backward });
    const [oldest] = streams.keys();
    if (streams.size > mostStreams && oldest !== undefined) streams.delete(oldest);
    return known
      ? { before: [known.onward, known.backward, text], after: [onward, backward] }
      : { before: [], after: [] };
  };
  return {
    add(pieces) {
      const joined = pieces.slice(0, mostStreams).map(put);
      return { before: joined.flatMap(({ before }) => before), after: joined.flatMap(({ after }) => after) };
    },
  };
}

/** Answers, by their keys, that stand in what was said so far, and in no single piece of it. */
export function wholeByNow(pieces: Pieces, said: readonly Piece[], answers: KnownAnswers): string[] {
  const { before, after } = pieces.add(said);
  if (after.length === 0 || answers.marks.length === 0) return [];
  const earlier = new Set(answersSomewhereIn(before, answers));
  return answersSomewhereIn(after, answers).filter((key) => !earlier.has(key));
}

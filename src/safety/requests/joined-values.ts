import { answerKeysInTexts } from './carried-answers';
import type { KnownAnswers } from './known-answers';

/** A request's text under one name: of a field, a header, a path step, or all its values joined. */
export interface TextPiece {
  name: string;
  text: string;
}

/** The joined texts before and after a piece was added. */
export interface JoinedTexts {
  before: string[];
  after: string[];
}

export interface PieceJoiner {
  add(pieces: readonly TextPiece[]): JoinedTexts;
}

interface Stream {
  last: string;
  onward: string;
  backward: string;
}

/** Characters. What follows later no longer belongs to the same text. */
const mostJoined = 6_000;
const mostStreams = 100;

/** Joins what successive requests say under a name, forwards and backwards, so that an answer split across them is whole again. */
export function createPieceJoiner(): PieceJoiner {
  const streams = new Map<string, Stream>();
  const put = ({ name, text: whole }: TextPiece): JoinedTexts => {
    const text = whole.slice(0, mostJoined);
    const known = streams.get(name);
    // A repeated text adds nothing.
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

/** Keys of answers that appear in the joined text, but in none of its pieces. */
export function answersCompletedBy(pieces: PieceJoiner, said: readonly TextPiece[], answers: KnownAnswers): string[] {
  const { before, after } = pieces.add(said);
  if (after.length === 0 || answers.marks.length === 0) return [];
  const earlier = new Set(answerKeysInTexts(before, answers));
  return answerKeysInTexts(after, answers).filter((key) => !earlier.has(key));
}

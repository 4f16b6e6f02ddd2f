import { areMostAnswers, carriedAnswers } from './carried-answers';
import { decodedTexts } from './decoded-texts';
import { type GatedRequest, originOf } from './gated-request';
import { joinPieces, type Piece, type Pieces, wholeByNow } from './join-pieces';
import type { AnswerMark, KnownAnswers } from './known-answers';
import { recentWrites } from './recent-writes';
import { rememberDrafts } from './remember-drafts';
import { headerTexts, pathTexts, type RequestPart } from './request-parts';
import { saysBeside, saysDraft, saysFile } from './says-send';

/** Judges what the form's own page tells its own origin of the answers. */
export interface OwnWork {
  /** An answer is being written, by its key: what is asked from now on is of another moment. */
  beginWrite(key: string | null): void;
  endWrite(): void;
  hear(request: GatedRequest, parts: readonly RequestPart[]): HeardRequest;
}

/** A request that waits. What came right after it counts as well, so it is better asked a little later. */
export interface HeardRequest {
  isHeld(): boolean;
  /** One answer, under no name that says what for: it passes only as long as nothing else comes with it. */
  isSmall: boolean;
}

/** What requests have said since the last answer was written, by keys: however many they are, they are judged as one. */
interface Moment {
  carried: Set<string>;
  /** Said by what looks up, checks and uploads. */
  besides: Set<string>;
  pieces: Pieces;
}

/**
 * A page may save and look up what is typed as it is typed, and say in the name of the request that it does more than that; what says
 * nothing of the kind, and has two answers or more, by itself or with others of its moment, is the form. `now`: in milliseconds.
 */
export function ownWork(answers: KnownAnswers, now: () => number): OwnWork {
  const drafts = rememberDrafts();
  const writes = recentWrites(now);
  let moment = newMoment();
  const hearBeside = (found: readonly AnswerMark[]): HeardRequest => {
    for (const { key } of found) moment.besides.add(key);
    const all = [...moment.besides].flatMap((key) => answers.markOf(key) ?? []);
    return found.length > 0 && areMostAnswers(all, answers) ? heldAlways : passesAlways;
  };
  const hearOne = (request: GatedRequest, parts: readonly RequestPart[], key: string): HeardRequest => {
    const { carried } = moment;
    const mayPass = () =>
      [key, ...carried].every(writes.isSoon) && (carried.size === 1 || [...carried].every(writes.isLast));
    const isHeld = () => {
      if (!mayPass()) return true;
      drafts.add(request, parts, new Set([key]));
      return false;
    };
    return { isHeld, isSmall: mayPass() };
  };
  return {
    beginWrite(key) {
      writes.begin(key);
      moment = newMoment();
      drafts.beginMoment();
    },
    endWrite: writes.end,
    hear(request, parts) {
      if (saysDraft(request, parts)) return passesAlways;
      const isFile = saysFile(request, parts);
      if (!isFile && answers.marks.length > 0 && isTooLong([request.url, request.body])) return heldAlways;
      const found = carriedAnswers(textsOf(request, parts), answers, isFile);
      if (isFile || saysBeside(request, parts)) return hearBeside(found);
      const keys = new Set(found.filter(({ isWeak }) => !isWeak).map(({ key }) => key));
      if (keys.size > 0 && drafts.has(request, parts, keys)) {
        drafts.add(request, parts, keys);
        return passesAlways;
      }
      for (const key of partedAnswers(moment, piecesOf(request, parts), answers, keys)) keys.add(key);
      for (const key of keys) moment.carried.add(key);
      const [key] = keys;
      if (areMostAnswers(found, answers) || keys.size > 1) return heldAlways;
      return key === undefined ? passesAlways : hearOne(request, parts, key);
    },
  };
}

/** What is said in more is not looked at in all ways of writing: there may be answers at its end. Characters. */
const mostSeen = 60_000;
/** Other sites have less to be told, and a page may tell them a thousand long texts at once. */
export const mostSeenElsewhere = 20_000;

export const isTooLong = (texts: readonly string[], most = mostSeen): boolean =>
  texts.reduce((sum, { length }) => sum + length, 0) > most;

export const passesAlways: HeardRequest = { isHeld: () => false, isSmall: false };
export const heldAlways: HeardRequest = { isHeld: () => true, isSmall: false };

const newMoment = (): Moment => ({ carried: new Set(), besides: new Set(), pieces: joinPieces() });

/** Answers that are whole only now, with the requests before: those made of known ones (a name of two) say nothing more. */
function partedAnswers(
  { pieces, carried }: Moment,
  said: readonly Piece[],
  answers: KnownAnswers,
  keys: ReadonlySet<string>,
): string[] {
  const known = [...carried, ...keys];
  return wholeByNow(pieces, said, answers).filter((key) => !known.some((one) => key.includes(one)));
}

/** All that a request says to its own origin, the name of which says nothing of anybody. */
function textsOf(request: GatedRequest, parts: readonly RequestPart[]): string[] {
  return [...parts.flatMap(({ name, value }) => [value, name]), ...pathTexts(request.url), ...headersOf(request)];
}

function headersOf(request: GatedRequest): string[] {
  const origin = originOf(request.url);
  return headerTexts(request).map((text) => (origin ? text.replaceAll(origin, '') : text));
}

/** Also for other origins: what is said under each name, and all values one behind the other. */
export function piecesOf(request: GatedRequest, parts: readonly RequestPart[]): Piece[] {
  const all = parts.map(({ value }) => value).join('');
  // Base64 of one part ends where that of the next begins, and is one only once it is decoded.
  const [, ...decoded] = decodedTexts([all]);
  const longest = decoded.toSorted((one, other) => other.length - one.length)[0] ?? '';
  return [
    { name: 'all', text: all },
    { name: 'all decoded', text: longest },
    ...parts.map(({ name, value }) => ({ name: `field ${name}`, text: value })),
    ...pathTexts(request.url).map((text, at) => ({ name: `step ${at}`, text })),
    ...headersOf(request).map((text, at) => ({ name: `header ${at}`, text })),
  ];
}

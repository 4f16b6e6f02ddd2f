import { areMostAnswers, carriedAnswers } from './carried-answers';
import { decodedTexts } from './decoded-texts';
import { rememberDrafts } from './draft-saving-requests';
import { type GatedRequest, originOf } from './gated-request';
import { joinPieces, type Piece, type Pieces, wholeByNow } from './joined-values';
import type { AnswerMark, KnownAnswers } from './known-answers';
import { recentWrites } from './recent-writes';
import { headerTexts, pathTexts, type RequestPart } from './request-parts';
import { saysBeside, saysDraft, saysFile } from './send-request-words';

/** Judges the answers that the form's own page sends to its own origin. */
export interface OwnWork {
  /** An answer is being written, given by its key: later requests belong to a new moment. */
  beginWrite(key: string | null): void;
  endWrite(): void;
  hear(request: GatedRequest, parts: readonly RequestPart[]): HeardRequest;
}

/** A waiting request. Later requests count too, so it is better judged after a short delay. */
export interface HeardRequest {
  isHeld(): boolean;
  /** A single answer, under a name that states no purpose: passes only if nothing else comes with it. */
  isSmall: boolean;
}

/** What requests have contained since the last answer was written, by keys: they are judged as one, however many they are. */
interface Moment {
  carried: Set<string>;
  /** Contained in lookups, checks and uploads. */
  besides: Set<string>;
  pieces: Pieces;
}

/**
 * A page may save and look up values while they are typed, and may name a request after more than that. A request that does neither and
 * contains two answers or more, alone or with others of its moment, is the form. `now`: in milliseconds.
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

/** Characters. Longer requests are not examined in every encoding: there may be answers at their end. */
const mostSeen = 60_000;
/** Other sites need less, and a page may send them a thousand long texts at once. */
export const mostSeenElsewhere = 20_000;

export const isTooLong = (texts: readonly string[], most = mostSeen): boolean =>
  texts.reduce((sum, { length }) => sum + length, 0) > most;

export const passesAlways: HeardRequest = { isHeld: () => false, isSmall: false };
export const heldAlways: HeardRequest = { isHeld: () => true, isSmall: false };

const newMoment = (): Moment => ({ carried: new Set(), besides: new Set(), pieces: joinPieces() });

/** Answers completed only by earlier requests; those composed of known ones (a full name) add nothing. */
function partedAnswers(
  { pieces, carried }: Moment,
  said: readonly Piece[],
  answers: KnownAnswers,
  keys: ReadonlySet<string>,
): string[] {
  const known = [...carried, ...keys];
  return wholeByNow(pieces, said, answers).filter((key) => !known.some((one) => key.includes(one)));
}

/** All texts of a request to its own origin, whose name reveals nothing about anybody. */
function textsOf(request: GatedRequest, parts: readonly RequestPart[]): string[] {
  return [...parts.flatMap(({ name, value }) => [value, name]), ...pathTexts(request.url), ...headersOf(request)];
}

function headersOf(request: GatedRequest): string[] {
  const origin = originOf(request.url);
  return headerTexts(request).map((text) => (origin ? text.replaceAll(origin, '') : text));
}

/** Also for other origins: the text under each name, and all values joined. */
export function piecesOf(request: GatedRequest, parts: readonly RequestPart[]): Piece[] {
  const all = parts.map(({ value }) => value).join('');
  // Base64 split across parts shows only after decoding the whole.
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

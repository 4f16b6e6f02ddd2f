import { answersInRequest, isMostOfAnswers } from './carried-answers';
import { decodeNestedTexts } from './decoded-texts';
import { createDraftHistory } from './draft-saving-requests';
import { type GatedRequest, originOfUrl } from './gated-request';
import { answersCompletedBy, createPieceJoiner, type PieceJoiner, type TextPiece } from './joined-values';
import type { AnswerPattern, KnownAnswers } from './known-answers';
import { createRecentWrites } from './recent-writes';
import { headerTexts, pathTexts, type RequestPart } from './request-parts';
import { isDraftRequest, isFileRequest, isLookupRequest } from './send-request-words';

/** Judges the answers that the form's own page sends to its own origin. */
export interface FormPageTraffic {
  /** An answer is being written, given by its key: later requests belong to a new moment. */
  beginWrite(key: string | null): void;
  endWrite(): void;
  hear(request: GatedRequest, parts: readonly RequestPart[]): PendingRequest;
}

/** A waiting request. Later requests count too, so it is better judged after a short delay. */
export interface PendingRequest {
  isHeld(): boolean;
  /** A single answer, under a name that states no purpose: passes only if nothing else comes with it. */
  isSmall: boolean;
}

/** What requests have contained since the last answer was written, by keys: they are judged as one, however many they are. */
interface Moment {
  carried: Set<string>;
  /** Contained in lookups, checks and uploads. */
  besides: Set<string>;
  pieces: PieceJoiner;
}

/**
 * A page may save and look up values while they are typed, and may name a request after more than that. A request that does neither and
 * contains two answers or more, alone or with others of its moment, is the form. `now`: in milliseconds.
 */
export function createFormPageTraffic(answers: KnownAnswers, now: () => number): FormPageTraffic {
  const drafts = createDraftHistory();
  const writes = createRecentWrites(now);
  let moment = newMoment();
  const hearBeside = (found: readonly AnswerPattern[]): PendingRequest => {
    for (const { key } of found) moment.besides.add(key);
    const all = [...moment.besides].flatMap((key) => answers.markOf(key) ?? []);
    return found.length > 0 && isMostOfAnswers(all, answers) ? alwaysBlock : alwaysPass;
  };
  const hearOne = (request: GatedRequest, parts: readonly RequestPart[], key: string): PendingRequest => {
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
      if (isDraftRequest(request, parts)) return alwaysPass;
      const isFile = isFileRequest(request, parts);
      if (!isFile && answers.marks.length > 0 && isTooLongToExamine([request.url, request.body])) return alwaysBlock;
      const found = answersInRequest(textsOf(request, parts), answers, isFile);
      if (isFile || isLookupRequest(request, parts)) return hearBeside(found);
      const keys = new Set(found.filter(({ isWeak }) => !isWeak).map(({ key }) => key));
      if (keys.size > 0 && drafts.has(request, parts, keys)) {
        drafts.add(request, parts, keys);
        return alwaysPass;
      }
      for (const key of partedAnswers(moment, textPiecesOf(request, parts), answers, keys)) keys.add(key);
      for (const key of keys) moment.carried.add(key);
      const [key] = keys;
      if (isMostOfAnswers(found, answers) || keys.size > 1) return alwaysBlock;
      return key === undefined ? alwaysPass : hearOne(request, parts, key);
    },
  };
}

/** Characters. Longer requests are not examined in every encoding: there may be answers at their end. */
const mostSeen = 60_000;
/** Other sites need less, and a page may send them a thousand long texts at once. */
export const maxExaminedElsewhere = 20_000;

export const isTooLongToExamine = (texts: readonly string[], most = mostSeen): boolean =>
  texts.reduce((sum, { length }) => sum + length, 0) > most;

export const alwaysPass: PendingRequest = { isHeld: () => false, isSmall: false };
export const alwaysBlock: PendingRequest = { isHeld: () => true, isSmall: false };

const newMoment = (): Moment => ({ carried: new Set(), besides: new Set(), pieces: createPieceJoiner() });

/** Answers completed only by earlier requests; those composed of known ones (a full name) add nothing. */
function partedAnswers(
  { pieces, carried }: Moment,
  said: readonly TextPiece[],
  answers: KnownAnswers,
  keys: ReadonlySet<string>,
): string[] {
  const known = [...carried, ...keys];
  return answersCompletedBy(pieces, said, answers).filter((key) => !known.some((one) => key.includes(one)));
}

/** All texts of a request to its own origin, whose name reveals nothing about anybody. */
function textsOf(request: GatedRequest, parts: readonly RequestPart[]): string[] {
  return [...parts.flatMap(({ name, value }) => [value, name]), ...pathTexts(request.url), ...headersOf(request)];
}

function headersOf(request: GatedRequest): string[] {
  const origin = originOfUrl(request.url);
  return headerTexts(request).map((text) => (origin ? text.replaceAll(origin, '') : text));
}

/** Also for other origins: the text under each name, and all values joined. */
export function textPiecesOf(request: GatedRequest, parts: readonly RequestPart[]): TextPiece[] {
  const all = parts.map(({ value }) => value).join('');
  // Base64 split across parts shows only after decoding the whole.
  const [, ...decoded] = decodeNestedTexts([all]);
  const longest = decoded.toSorted((one, other) => other.length - one.length)[0] ?? '';
  return [
    { name: 'all', text: all },
    { name: 'all decoded', text: longest },
    ...parts.map(({ name, value }) => ({ name: `field ${name}`, text: value })),
    ...pathTexts(request.url).map((text, at) => ({ name: `step ${at}`, text })),
    ...headersOf(request).map((text, at) => ({ name: `header ${at}`, text })),
  ];
}

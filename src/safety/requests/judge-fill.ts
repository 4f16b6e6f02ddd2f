import { sayAnswers } from './carried-answers';
import { mostText } from './decoded-texts';
import { addressOnly, type GatedRequest, isRead, originOf } from './gated-request';
import { joinPieces, wholeByNow } from './join-pieces';
import { knowAnswers } from './known-answers';
import { type HeardRequest, heldAlways, ownWork, passesAlways, piecesOf } from './own-work';
import { isPartialUpdate } from './partial-update';
import { isPresignedUpload } from './presigned-upload';
import { addressTexts, headerTexts, type RequestPart, requestParts } from './request-parts';
import { leadsToSent, saysFinalSend, saysSend } from './says-send';

/** Judges what leaves a tab while a form is filled. What it is told it keeps to itself. */
export interface FillJudge {
  /** Full origin that the form belongs to; null where nobody has said: then each frame may ask its own origin. */
  setOrigin(origin: string | null): void;
  /** Addresses that forms of the page are sent to. */
  addActions(actions: readonly string[]): void;
  /** What a field is about to be given. `isTyped`: as text. */
  addAnswer(value: string, isTyped: boolean): void;
  /** The field was given it. */
  endAnswer(): void;
  /** What stands in the form already. */
  addStanding(value: string, isTyped: boolean): void;
  /** A file that was chosen, by its name. */
  addFile(name: string): void;
  /** Hears of a request, which is judged with those that come right after it where it is small. */
  hear(request: GatedRequest): HeardRequest;
  /** Whether a request is to be held back, judged at once. */
  isHeld(request: GatedRequest): boolean;
  /** The same while the form goes on to its next page. */
  isHeldGoingOn(request: GatedRequest): boolean;
  /** Whether a text that cannot be held back says what was answered. */
  saysAnswers(text: string): boolean;
}

/**
 * What carries the answers passes only as the form's own: from a frame of its origin to just that origin, as a draft, a look-up, a check
 * or an upload. What may send the form does not. All else that a page asks for has none of the answers, and passes (decision 17).
 * What it says in several requests counts as said in one. `now`: in milliseconds.
 */
export function judgeFill(commonText = '', now: () => number = () => performance.now()): FillJudge {
  let origin: string | null = null;
  const actions = new Set<string>();
  const files: string[] = [];
  const answers = knowAnswers(commonText);
  const own = ownWork(answers, now);
  const elsewhere = joinPieces();
  const sockets = joinPieces();
  const isOwn = (request: GatedRequest) =>
    request.frameOrigin !== null &&
    originOf(request.url) === request.frameOrigin &&
    (origin === null || origin === request.frameOrigin);
  const withoutFiles = (text: string) => files.reduce((rest, name) => rest.replaceAll(name, ' '), text);
  const leaks = (request: GatedRequest, parts: readonly RequestPart[]) => {
    // Values stand one behind the other, so that one that is taken apart among them is found.
    const said = [...parts.map(({ value }) => value), ...parts.map(({ name }) => name)];
    const texts = [...said, ...addressTexts(request.url), ...headerTexts(request)];
    if (sayAnswers([...texts, ...rawBody(request, parts)].map(withoutFiles), answers)) return true;
    if (wholeByNow(elsewhere, piecesOf(request, parts), answers).length > 0) return true;
    const isUnseen = !request.isBodyWhole || request.body.length > mostText;
    const hasAny = files.length > 0 || answers.marks.length > 0;
    return isUnseen && hasAny && !(files.length > 0 && isPresignedUpload(request, parts));
  };
  const hearDocument = (request: GatedRequest, parts: readonly RequestPart[]) => {
    if (request.cause === 'form' || !isRead(request)) return heldAlways;
    if (request.cause === 'script' && leadsToSent(request.url)) return heldAlways;
    if (isOwn(request)) return own.hear(request, parts);
    return leaks(request, parts) ? heldAlways : passesAlways;
  };
  const hearCall = (request: GatedRequest, parts: readonly RequestPart[]) => {
    if (!isOwn(request) && leaks(request, parts)) return heldAlways;
    if (isPartialUpdate(parts)) return passesAlways;
    if (!isRead(request) && (actions.has(addressOnly(request.url)) || saysSend(request, parts))) return heldAlways;
    return isOwn(request) ? own.hear(request, parts) : passesAlways;
  };
  const hear = (request: GatedRequest) => {
    const parts = requestParts(request);
    return request.resourceType === 'Document' ? hearDocument(request, parts) : hearCall(request, parts);
  };
  const isHeld = (request: GatedRequest) => hear(request).isHeld();
  return {
    setOrigin(known) {
      origin = known;
    },
    addActions(found) {
      for (const action of found) actions.add(addressOnly(action));
    },
    addAnswer(value, isTyped) {
      own.beginWrite(answers.add(value, isTyped));
    },
    endAnswer: own.endWrite,
    addStanding: answers.add,
    addFile(name) {
      files.push(name, encodeURIComponent(name));
    },
    hear,
    isHeld,
    isHeldGoingOn(request) {
      const parts = requestParts(request);
      if (!isOwn(request)) return isHeld(request);
      if (request.cause === 'form' || !isRead(request)) return saysFinalSend(request, parts);
      return request.cause === 'script' && leadsToSent(request.url);
    },
    saysAnswers: (text) => sayAnswers([text], answers) || wholeByNow(sockets, [{ name: '', text }], answers).length > 0,
  };
}

/** A body of no known form is looked at as it is; of a form, what it says is in its parts. */
function rawBody({ body }: GatedRequest, parts: readonly RequestPart[]): string[] {
  return parts.length === 0 ? [body] : [];
}

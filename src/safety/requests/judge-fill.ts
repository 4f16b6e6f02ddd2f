import { areMostAnswers, carriedAnswers, sayAnswers } from './carried-answers';
import { mostText } from './decoded-texts';
import { addressOnly, type GatedRequest, isRead, originOf } from './gated-request';
import { knowAnswers } from './known-answers';
import { isPartialUpdate } from './partial-update';
import { isPresignedUpload } from './presigned-upload';
import { rememberDrafts } from './remember-drafts';
import { addressTexts, headerTexts, type RequestPart, requestParts } from './request-parts';
import { leadsToSent, saysDraft, saysFile, saysFinalSend, saysSend } from './says-send';

/** Judges what leaves a tab while a form is filled. What it is told it keeps to itself. */
export interface FillJudge {
  /** Full origin that the form belongs to; null where nobody has said: then each frame may ask its own origin. */
  setOrigin(origin: string | null): void;
  /** Addresses that forms of the page are sent to. */
  addActions(actions: readonly string[]): void;
  /** What a field was given. `isTyped`: as text. */
  addAnswer(value: string, isTyped: boolean): void;
  /** A file that was chosen, by its name. */
  addFile(name: string): void;
  /** Whether a request is to be held back. */
  isHeld(request: GatedRequest): boolean;
  /** The same while the form goes on to its next page. */
  isHeldGoingOn(request: GatedRequest): boolean;
  /** Whether a text that cannot be held back says what was answered. */
  saysAnswers(text: string): boolean;
}

/**
 * What carries the answers passes only as the form's own: from a frame of its origin to just that origin, as a draft, a look-up, a check
 * or an upload. What may send the form does not. All else that a page asks for has none of the answers, and passes (decision 17).
 */
export function judgeFill(commonText = ''): FillJudge {
  let origin: string | null = null;
  const actions = new Set<string>();
  const files: string[] = [];
  const answers = knowAnswers(commonText);
  const drafts = rememberDrafts();
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
    const isUnseen = !request.isBodyWhole || request.body.length > mostText;
    const hasAny = files.length > 0 || answers.values.size > 0;
    return isUnseen && hasAny && !(files.length > 0 && isPresignedUpload(request, parts));
  };
  const isOwnWork = (request: GatedRequest, parts: readonly RequestPart[]) => {
    const carried = carriedAnswers([...parts, ...besideBody(request)], answers, saysFile(request, parts));
    if (carried.length === 0) return true;
    const isMost = areMostAnswers(carried, answers);
    if (!isMost) drafts.add(request, parts);
    return !isMost || saysDraft(request, parts) || drafts.has(request, parts);
  };
  const isHeldDocument = (request: GatedRequest, parts: readonly RequestPart[]) => {
    if (request.cause === 'form' || !isRead(request)) return true;
    if (!isOwn(request)) return leaks(request, parts) || (request.cause === 'script' && leadsToSent(request.url));
    return (request.cause === 'script' && leadsToSent(request.url)) || !isOwnWork(request, parts);
  };
  const isHeldCall = (request: GatedRequest, parts: readonly RequestPart[]) => {
    if (!isOwn(request) && leaks(request, parts)) return true;
    if (isPartialUpdate(parts)) return false;
    if (!isRead(request) && (actions.has(addressOnly(request.url)) || saysSend(request, parts))) return true;
    return isOwn(request) && !isOwnWork(request, parts);
  };
  const isHeld = (request: GatedRequest) => {
    const parts = requestParts(request);
    return request.resourceType === 'Document' ? isHeldDocument(request, parts) : isHeldCall(request, parts);
  };
  return {
    setOrigin(known) {
      origin = known;
    },
    addActions(found) {
      for (const action of found) actions.add(addressOnly(action));
    },
    addAnswer: answers.add,
    addFile(name) {
      files.push(name, encodeURIComponent(name));
    },
    isHeld,
    isHeldGoingOn(request) {
      const parts = requestParts(request);
      if (!isOwn(request)) return isHeld(request);
      if (request.cause === 'form' || !isRead(request)) return saysFinalSend(request, parts);
      return request.cause === 'script' && leadsToSent(request.url);
    },
    saysAnswers: (text) => sayAnswers([text], answers),
  };
}

/** A body of no known form is looked at as it is; of a form, what it says is in its parts. */
function rawBody({ body }: GatedRequest, parts: readonly RequestPart[]): string[] {
  return parts.length === 0 ? [body] : [];
}

/** What a request says in its path and its headers, each by itself and all of its address at once. */
function besideBody(request: GatedRequest): RequestPart[] {
  const texts = [...addressTexts(request.url), ...headerTexts(request)];
  return texts.map((value) => ({ name: '', value, isOutermost: false }));
}

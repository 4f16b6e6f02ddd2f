import { areMostAnswers, carriedAnswers, sayAnswers } from './carried-answers';
import { chosenFiles } from './chosen-files';
import { addressOnly, type GatedRequest, isRead, originOf } from './gated-request';
import { harmlessWrites } from './harmless-write';
import { joinPieces, wholeByNow } from './join-pieces';
import { knowAnswers } from './known-answers';
import {
  type HeardRequest,
  heldAlways,
  isTooLong,
  mostSeenElsewhere,
  ownWork,
  passesAlways,
  piecesOf,
} from './own-work';
import { isOwnUpdate } from './partial-update';
import { isPresignedUpload, serverWords } from './presigned-upload';
import { addressTexts, headerTexts, type RequestPart, requestParts } from './request-parts';
import { isAnswered, saysPartOf } from './says-any-answer';
import { leadsToSent, saysFinalSend } from './says-send';
import { saysSendAnywhere } from './says-send-anywhere';

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
  /** A file that was chosen. Without its bytes it is known by its name alone. */
  addFile(name: string, bytes?: Uint8Array | null): void;
  /** What the page said before: it says nothing of anybody that it says so again. */
  addCommon(text: string): void;
  /** What the form's own server has answered: it signs the addresses that files go to. */
  addServerText(text: string, url: string): void;
  /** Hears of a request, which is judged with those that come right after it where it is small. */
  hear(request: GatedRequest): HeardRequest;
  /** Whether a request is to be held back, judged at once. */
  isHeld(request: GatedRequest): boolean;
  /** The form is about to go on. */
  beginGoingOn(): void;
  /** The same while the form goes on to its next page. */
  isHeldGoingOn(request: GatedRequest): boolean;
  /** Whether a text that cannot be held back says what was answered. */
  saysAnswers(text: string): boolean;
}

/**
 * What carries the answers passes only as the form's own: from a frame of its origin to just that origin, as a draft, a look-up, a check
 * or an upload. What says anywhere that it sends does not. What has none of the answers passes where it only asks, or shows that it is
 * harmless: saved before, they are sent by a word (decisions 17 and 22). What a page says in several requests counts as said in one.
 * `now`: in milliseconds.
 */
export function judgeFill(commonText = '', now: () => number = () => performance.now()): FillJudge {
  let origin: string | null = null;
  let hasBegun = false;
  let hasGoneOn = false;
  const actions = new Set<string>();
  const files = chosenFiles();
  const server = serverWords();
  const answers = knowAnswers(commonText);
  const own = ownWork(answers, now);
  const writes = harmlessWrites(answers);
  const elsewhere = joinPieces();
  const sockets = joinPieces();
  const isOwn = (request: GatedRequest) =>
    request.frameOrigin !== null &&
    originOf(request.url) === request.frameOrigin &&
    (origin === null || origin === request.frameOrigin);
  const leaks = (request: GatedRequest, all: readonly RequestPart[]) => {
    const parts = all.filter((part) => !files.isChosen(part));
    // Values stand one behind the other, so that one that is taken apart among them is found.
    const said = [...parts.map(({ value }) => value), ...parts.map(({ name }) => name)];
    const named = all.flatMap(({ file }) => file ?? []);
    const isFile = files.isBody(request.body);
    const body = all.length === 0 && !isFile ? [request.body] : [];
    const texts = [...said, ...named, ...addressTexts(request.url), ...headerTexts(request), ...body].map(
      files.withoutNames,
    );
    if (answers.marks.length > 0 && isTooLong(texts, mostSeenElsewhere)) return true;
    if (sayAnswers(texts, answers)) return true;
    if (wholeByNow(elsewhere, piecesOf(request, parts), answers).length > 0) return true;
    if (!files.isAny && answers.marks.length === 0) return false;
    // Under another name it may be the one that was chosen all the same.
    const isOfFile = isFile || named.length > 0 || !request.isBodyWhole;
    return isOfFile ? !isSignedFile(request, all) : isTooLong(texts);
  };
  const isSignedFile = (request: GatedRequest, parts: readonly RequestPart[]) => {
    const named = parts.filter(({ file }) => file !== undefined);
    return files.isAny && named.every(files.isChosen) && isPresignedUpload(request, parts, server);
  };
  const hearDocument = (request: GatedRequest, parts: readonly RequestPart[]) => {
    if (request.cause === 'form' || !isRead(request)) return heldAlways;
    if (request.cause === 'script' && leadsToSent(request.url)) return heldAlways;
    if (hasBegun && saysSendAnywhere(request, parts, answers)) return heldAlways;
    if (isOwn(request)) return own.hear(request, parts);
    return leaks(request, parts) ? heldAlways : passesAlways;
  };
  const hearWrite = (request: GatedRequest, parts: readonly RequestPart[]) => {
    if (actions.has(addressOnly(request.url))) return heldAlways;
    const heard = isOwn(request) ? own.hear(request, withoutFiles(parts)) : passesAlways;
    if (!hasBegun) return heard;
    if (!isOwn(request) || !saysAny(request, parts)) return writes.isHarmless(request, parts) ? heard : heldAlways;
    if (hidesFile(request, parts)) return heldAlways;
    const isHeld = () => {
      if (heard.isHeld()) return true;
      writes.learnDraft(request, parts);
      return false;
    };
    return { isHeld, isSmall: heard.isSmall };
  };
  const withoutFiles = (parts: readonly RequestPart[]) => parts.filter((part) => !files.isChosen(part));
  /** Any of the answers, those that are chosen too, or a file. */
  const saysAny = (request: GatedRequest, parts: readonly RequestPart[]) =>
    parts.some((part) => part.file !== undefined || isAnswered(part.value, answers)) ||
    files.isBody(request.body) ||
    !request.isBodyWhole ||
    isTooLong([request.body]) ||
    saysPartOf(request, parts, answers);
  /** What is called a file, and is none that was chosen: nobody sees what it is. */
  const hidesFile = (request: GatedRequest, parts: readonly RequestPart[]) => {
    const named = parts.filter(({ file }) => file !== undefined);
    if (
      named.some(
        (part) => !files.isChosen(part) && areMostAnswers(carriedAnswers([part.value], answers, false), answers),
      )
    )
      return true;
    const isUnseen = !request.isBodyWhole && named.length === 0;
    return isUnseen ? !files.isAny : !request.isBodyWhole && !named.some(({ file }) => files.hasName(file ?? ''));
  };
  const hearCall = (request: GatedRequest, parts: readonly RequestPart[]) => {
    if (!isOwn(request) && leaks(request, parts)) return heldAlways;
    if (isOwn(request) && isOwnUpdate(request, parts, actions)) return passesAlways;
    if ((hasBegun || !isRead(request)) && saysSendAnywhere(request, parts, answers)) return heldAlways;
    if (!isRead(request)) return hearWrite(request, parts);
    return isOwn(request) ? own.hear(request, parts) : passesAlways;
  };
  const hearParts = (request: GatedRequest, parts: readonly RequestPart[]) => {
    if (!hasBegun) {
      writes.learn(request, parts);
      answers.addCommon([request.url, ...parts.map(({ value }) => value)].join(' '));
    }
    return request.resourceType === 'Document' ? hearDocument(request, parts) : hearCall(request, parts);
  };
  const hear = (request: GatedRequest) => hearParts(request, requestParts(request));
  const isHeld = (request: GatedRequest) => hear(request).isHeld();
  return {
    setOrigin(known) {
      origin = known;
    },
    addActions(found) {
      for (const action of found) actions.add(addressOnly(action));
    },
    addCommon: answers.addCommon,
    addServerText(text, url) {
      if (origin === null || originOf(url) === origin) server.add(text);
    },
    addAnswer(value, isTyped) {
      hasBegun = true;
      own.beginWrite(answers.add(value, isTyped));
    },
    endAnswer: own.endWrite,
    addStanding(value, isTyped) {
      hasBegun = true;
      answers.add(value, isTyped);
    },
    addFile(name, bytes = null) {
      hasBegun = true;
      files.add(name, bytes);
    },
    hear,
    isHeld,
    beginGoingOn() {
      hasGoneOn = false;
    },
    isHeldGoingOn(request) {
      const parts = requestParts(request);
      if (!isOwn(request)) return isHeld(request);
      if (saysSendAnywhere(request, parts, answers)) return true;
      if (request.cause !== 'form' && isRead(request)) return request.cause === 'script' && leadsToSent(request.url);
      if (request.cause === 'form' ? saysFinalSend(request, parts) : !saysAny(request, parts)) return isHeld(request);
      // The page of the form is sent once; what says the answers again does something else with them.
      const isFirst = !hasGoneOn;
      hasGoneOn = true;
      return !isFirst && isHeld(request);
    },
    saysAnswers: (text) => sayAnswers([text], answers) || wholeByNow(sockets, [{ name: '', text }], answers).length > 0,
  };
}

import { chosenFiles } from './attached-files';
import { areMostAnswers, carriedAnswers, sayAnswers } from './carried-answers';
import { isAnswered, saysPartOf } from './contains-answer';
import {
  type HeardRequest,
  heldAlways,
  isTooLong,
  mostSeenElsewhere,
  ownWork,
  passesAlways,
  piecesOf,
} from './form-page-traffic';
import { addressOnly, type GatedRequest, isRead, originOf } from './gated-request';
import { harmlessWrites } from './harmless-write';
import { saysSendAnywhere } from './is-final-send';
import { joinPieces, wholeByNow } from './joined-values';
import { knowAnswers } from './known-answers';
import { isOwnUpdate } from './partial-update';
import { isPresignedUpload, serverWords } from './presigned-upload';
import { addressTexts, headerTexts, type RequestPart, requestParts } from './request-parts';
import { leadsToSent, saysFinalSend } from './send-request-words';

/** Judges what leaves a tab while a form is filled. Whatever it is told stays in it. */
export interface FillJudge {
  /** Full origin of the form; null if unknown: then each frame may ask its own origin. */
  setOrigin(origin: string | null): void;
  /** The addresses the page's forms submit to. */
  addActions(actions: readonly string[]): void;
  /** The value a field is about to get. `isTyped`: as text. */
  addAnswer(value: string, isTyped: boolean): void;
  /** The field has it. */
  endAnswer(): void;
  /** A value already in the form. */
  addStanding(value: string, isTyped: boolean): void;
  /** An attached file. Without its bytes it is recognized by name only. */
  addFile(name: string, bytes?: Uint8Array | null): void;
  /** Text the page already had: repeating it reveals nothing about anybody. */
  addCommon(text: string): void;
  /** A response of the form's own server, which signs upload addresses. */
  addServerText(text: string, url: string): void;
  /** Takes a request; a small one is judged together with those right after it. */
  hear(request: GatedRequest): HeardRequest;
  /** Judges a request at once: whether it is blocked. */
  isHeld(request: GatedRequest): boolean;
  /** The form is about to go on. */
  beginGoingOn(): void;
  /** The same while the form goes to its next page. */
  isHeldGoingOn(request: GatedRequest): boolean;
  /** Whether a text that cannot be blocked contains answers. */
  saysAnswers(text: string): boolean;
}

/**
 * Answers pass only as the form's own traffic: from a frame of its origin to that same origin, as a draft, lookup, check or upload, and
 * never with any sign of sending. Requests without answers pass if they only read, or show that they are harmless: one word can send what
 * was saved before (decisions 17 and 22). What a page splits over several requests counts as one. `now`: in milliseconds.
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
    // Values are adjacent, so that an answer split across them is found.
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
    // It may be the attached file under another name.
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
  /** Any answer, including chosen options, or a file. */
  const saysAny = (request: GatedRequest, parts: readonly RequestPart[]) =>
    parts.some((part) => part.file !== undefined || isAnswered(part.value, answers)) ||
    files.isBody(request.body) ||
    !request.isBodyWhole ||
    isTooLong([request.body]) ||
    saysPartOf(request, parts, answers);
  /** Labelled as a file but not an attached one: its content is unknown. */
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
      // The form's page is submitted once; a request that repeats the answers does something else with them.
      const isFirst = !hasGoneOn;
      hasGoneOn = true;
      return !isFirst && isHeld(request);
    },
    saysAnswers: (text) => sayAnswers([text], answers) || wholeByNow(sockets, [{ name: '', text }], answers).length > 0,
  };
}

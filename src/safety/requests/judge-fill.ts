import { createAttachedFiles } from './attached-files';
import { answersInRequest, containAnswers, isMostOfAnswers } from './carried-answers';
import { containsAnswerPart, isAnswerOrPrefix } from './contains-answer';
import { decodeNestedTexts } from './decoded-texts';
import {
  alwaysBlock,
  alwaysPass,
  createFormPageTraffic,
  isTooLongToExamine,
  maxExaminedElsewhere,
  type PendingRequest,
  textPiecesOf,
} from './form-page-traffic';
import { type GatedRequest, isReadRequest, originOfUrl, urlWithoutQuery } from './gated-request';
import { createHarmlessWriteJudge } from './harmless-write';
import { hasAnySendSign } from './is-final-send';
import { answersCompletedBy, createPieceJoiner } from './joined-values';
import { createKnownAnswers } from './known-answers';
import { leadsOn } from './leads-on';
import { isOwnPartialUpdate } from './partial-update';
import { createServerResponses, isPresignedUpload } from './presigned-upload';
import { headerTexts, type RequestPart, requestParts, urlTexts } from './request-parts';
import { addsApplication, isFinalSendRequest, isSendPageUrl } from './send-request-words';

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
  hear(request: GatedRequest): PendingRequest;
  /** Judges a request at once: whether it is blocked. */
  isHeld(request: GatedRequest): boolean;
  /** The form is about to go on. `isUnsure`: only because it asks one thing; nothing says that more pages follow. */
  beginGoingOn(isUnsure: boolean): void;
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
export function createFillJudge(commonText = '', now: () => number = () => performance.now()): FillJudge {
  let origin: string | null = null;
  let hasBegun = false;
  let hasGoneOn = false;
  let isUnsure = false;
  const actions = new Set<string>();
  const files = createAttachedFiles();
  const server = createServerResponses();
  const answers = createKnownAnswers(commonText);
  const own = createFormPageTraffic(answers, now);
  const writes = createHarmlessWriteJudge(answers);
  const elsewhere = createPieceJoiner();
  const slices = createPieceJoiner();
  const sockets = createPieceJoiner();
  const isOwn = (request: GatedRequest) =>
    request.frameOrigin !== null &&
    originOfUrl(request.url) === request.frameOrigin &&
    (origin === null || origin === request.frameOrigin);
  const leaks = (request: GatedRequest, all: readonly RequestPart[]) => {
    const parts = all.filter((part) => !files.isChosen(part));
    // Values are adjacent, so that an answer split across them is found.
    const said = [...parts.map(({ value }) => value), ...parts.map(({ name }) => name)];
    const named = all.flatMap(({ file }) => file ?? []);
    const isFile = files.isBody(request.body);
    const body = all.length === 0 && !isFile ? [request.body] : [];
    const texts = [...said, ...named, ...urlTexts(request.url), ...headerTexts(request), ...body].map(
      files.withoutNames,
    );
    if (answers.marks.length > 0 && isTooLongToExamine(texts, maxExaminedElsewhere)) return true;
    // Characters of a list, each by its number, are values of their own.
    const listed = parts.map(({ value }) => value).join();
    if (containAnswers([...texts, listed], answers)) return true;
    // Numbers of a list stand side by side in the body alone.
    const whole = isFile || all.some(files.isChosen) ? [] : [request.body];
    if ([...texts, ...whole].some(files.isPartIn)) return true;
    const pieces = textPiecesOf(request, isFile ? [] : parts);
    // Slices, each too short by itself.
    if (files.isAny && slices.add([...pieces, { name: 'body', text: whole.join('') }]).after.some(files.isPartIn))
      return true;
    if (answersCompletedBy(elsewhere, pieces, answers).length > 0) return true;
    const isNamed = [...said, ...urlTexts(request.url), ...whole].some((text) =>
      decodeNestedTexts([text]).some(files.isNamedIn),
    );
    if (isNamed && !isPresignedUpload(request, all, server)) return true;
    if (!files.isAny && answers.marks.length === 0) return false;
    // It may be the attached file under another name.
    const isOfFile = isFile || named.length > 0 || !request.isBodyWhole;
    return isOfFile ? !isSignedFile(request, all) : isTooLongToExamine(texts);
  };
  const isSignedFile = (request: GatedRequest, parts: readonly RequestPart[]) => {
    const named = parts.filter(({ file }) => file !== undefined);
    return files.isAny && named.every(files.isChosen) && isPresignedUpload(request, parts, server);
  };
  const hearDocument = (request: GatedRequest, parts: readonly RequestPart[]) => {
    if (request.cause === 'form' || !isReadRequest(request)) return alwaysBlock;
    if (request.cause === 'script' && isSendPageUrl(request.url)) return alwaysBlock;
    if (hasBegun && hasAnySendSign(request, parts, answers)) return alwaysBlock;
    if (isOwn(request)) return own.hear(request, parts);
    return leaks(request, parts) ? alwaysBlock : alwaysPass;
  };
  const hearWrite = (request: GatedRequest, parts: readonly RequestPart[]) => {
    if (actions.has(urlWithoutQuery(request.url))) return alwaysBlock;
    const heard = isOwn(request) ? own.hear(request, withoutFiles(parts)) : alwaysPass;
    if (!hasBegun) return heard;
    if (!isOwn(request) || !saysAny(request, parts)) return writes.isHarmless(request, parts) ? heard : alwaysBlock;
    if (hidesFile(request, parts)) return alwaysBlock;
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
    parts.some((part) => part.file !== undefined || isAnswerOrPrefix(part.value, answers)) ||
    files.isBody(request.body) ||
    !request.isBodyWhole ||
    isTooLongToExamine([request.body]) ||
    containsAnswerPart(request, parts, answers);
  /** Labelled as a file but not an attached one: its content is unknown. */
  const hidesFile = (request: GatedRequest, parts: readonly RequestPart[]) => {
    const named = parts.filter(({ file }) => file !== undefined);
    if (
      named.some(
        (part) => !files.isChosen(part) && isMostOfAnswers(answersInRequest([part.value], answers, false), answers),
      )
    )
      return true;
    const isUnseen = !request.isBodyWhole && named.length === 0;
    return isUnseen ? !files.isAny : !request.isBodyWhole && !named.some(({ file }) => files.hasName(file ?? ''));
  };
  const hearCall = (request: GatedRequest, parts: readonly RequestPart[]) => {
    if (!isOwn(request) && leaks(request, parts)) return alwaysBlock;
    if (isOwn(request) && isOwnPartialUpdate(request, parts, actions)) return alwaysPass;
    if ((hasBegun || !isReadRequest(request)) && hasAnySendSign(request, parts, answers)) return alwaysBlock;
    if (!isReadRequest(request)) return hearWrite(request, parts);
    return isOwn(request) ? own.hear(request, parts) : alwaysPass;
  };
  const hearParts = (request: GatedRequest, parts: readonly RequestPart[]) => {
    if (!hasBegun) {
      writes.learn(request, parts);
      answers.addCommon([request.url, ...parts.map(({ value }) => value)].join(' '));
    }
    return request.resourceType === 'Document' ? hearDocument(request, parts) : hearCall(request, parts);
  };
  /** Where the form went as it was read, its own page, or what is called a page of it: it may be given another address as it is pressed. */
  const isKnownAction = ({ url, headers }: GatedRequest) =>
    actions.has(urlWithoutQuery(url)) || leadsOn(url, refererOf(headers) ?? new URL('/', url).href);
  const hear = (request: GatedRequest) => hearParts(request, requestParts(request));
  const isHeld = (request: GatedRequest) => hear(request).isHeld();
  return {
    setOrigin(known) {
      origin = known;
    },
    addActions(found) {
      for (const action of found) actions.add(urlWithoutQuery(action));
    },
    addCommon: answers.addCommon,
    addServerText(text, url) {
      if (origin === null || originOfUrl(url) === origin) server.add(text);
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
    beginGoingOn(unsure) {
      hasGoneOn = false;
      isUnsure = unsure;
    },
    isHeldGoingOn(request) {
      const parts = requestParts(request);
      if (!isOwn(request)) return isHeld(request);
      if (hasAnySendSign(request, parts, answers) || (isUnsure && addsApplication(request))) return true;
      if (request.cause !== 'form' && isReadRequest(request))
        return request.cause === 'script' && isSendPageUrl(request.url);
      if (request.cause === 'form' && !isKnownAction(request)) return true;
      if (request.cause === 'form' ? isFinalSendRequest(request, parts) : !saysAny(request, parts))
        return isHeld(request);
      // The form's page is submitted once; a request that repeats the answers does something else with them.
      const isFirst = !hasGoneOn;
      hasGoneOn = true;
      return !isFirst && isHeld(request);
    },
    saysAnswers: (text) =>
      containAnswers([text], answers) || answersCompletedBy(sockets, [{ name: '', text }], answers).length > 0,
  };
}

const refererOf = (headers: GatedRequest['headers']): string | undefined =>
  Object.entries(headers).find(([name]) => /^referer$/i.test(name))?.[1];

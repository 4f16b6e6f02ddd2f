import type { PressPurpose } from '@/domain/page/press-purpose';
import type { RefusalCode } from '@/domain/page/refusal-code';
import { foldIdentifier } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { stemFinder } from '@/language/match/find-stems';
import { nameWordTest } from '@/language/match/name-word-test';
import { forbiddenActionOfPath } from '@/safety/addresses/forbidden-action-of-url';
import { urlPath } from '@/url/url-parts';
import { createBackgroundTraffic } from './background-traffic';
import { effectiveMethod, type GatedRequest, isReadRequest, originOfUrl } from './gated-request';
import { givesAgreement } from './gives-agreement';
import { createKnownAnswers } from './known-answers';
import {
  decodedPathname,
  hasForbiddenActionInQuery,
  isForbiddenActionName,
  isForeignActionStep,
  mentionsForbiddenAction,
  namesForbiddenAction,
  requestsForbiddenAction,
  submitsToSavedThings,
} from './named-actions';
import { namedOperations } from './named-operations';
import { exceedsLimits, type NamedValue, namedValuesOf } from './named-values';
import { isPagerPost, isPostOf, isRowPost, saysMore, saysMoreThanSearch } from './posted-control';
import { evidenceOf, isSearchFormPost, isTokenRenewal, namesOneThing } from './reading-evidence';
import { pathSteps } from './send-request-words';
import { columnNamesIn, withoutColumnNames } from './table-columns';
import { isNamedAfterSearchWords, leaksSearchWords } from './tells-user-words';
import { purposeOfPath } from './url-path-meaning';

/** Judges what leaves a tab during a reading run: discovering, collecting, exploring, searching. */
export interface ReadingJudge {
  /** Search words the run has typed. */
  addTyped(text: string): void;
  /** An address the run opens itself, or starts on: applications may start on its page, whatever else is requested. */
  expect(url: string): void;
  /** The run is about to act in the page, for `purpose` if it presses: requests from now on may be its effect. */
  act(purpose?: PressPurpose): void;
  /** What it presses, a row or a pager, may post its page by itself, called one of these. */
  press(postedAs: readonly string[]): void;
  /** The tab has loaded another page. */
  beginPage(): void;
  isHeld(request: GatedRequest): boolean;
}

const nothing: ReadonlySet<string> = new Set();
const writing = new Set(['PUT', 'PATCH', 'DELETE']);
/** Resources a page is drawn with: their names describe the content, not an action. */
const drawn = new Set(['Script', 'Stylesheet', 'Image', 'Media', 'Font', 'Manifest', 'TextTrack']);
/** Pictures and scripts are named after their content; without an extension it is no file. */
const isFile = /\.\w{2,5}$/;
const isProgram = /\.(?:php\d?|aspx?|ashx|jspx?|do|action|cgi|pl|cfm|json|xml)$/i;
/** Fields that identify people rather than jobs. */
const asksForPerson = nameWordTest({ anywhere: phrases('contact.personalFields') });

/**
 * Reads pass unless their address names a forbidden action. Writes (POST) must show that they only read, by their grammar, operation names,
 * address or content (`reading-evidence.ts`), and name no forbidden action anywhere. What the page sends on its own, before the run has
 * acted in it, must name none (decision 21).
 */
export function createReadingJudge(): ReadingJudge {
  const typed = createKnownAnswers();
  const expected = new Set<string>();
  const origins = new Set<string | null>();
  const ownSteps = new Set<string>();
  const traffic = createBackgroundTraffic();
  const isElsewhere = ({ url, frameOrigin }: GatedRequest) =>
    frameOrigin === null ? !origins.has(originOfUrl(url)) : originOfUrl(url) !== frameOrigin;
  const isOwnStep = (step: string) => ownSteps.has(step);
  const isHeldWrite = (request: GatedRequest, said: readonly NamedValue[]) => {
    const isOwn = traffic.isOwn(request, said) && purposeOfPath(request.url) !== 'action on one';
    const shown = evidenceOf(request, said);
    if (isTokenRenewal(request, said)) return false;
    if (!isOwn && said.some(givesAgreement)) return true;
    const columns = columnNamesIn(said);
    const told = said.filter(({ name }) => !columns.has(name));
    if (shown === 'does' || namesForbiddenAction(request, told, isOwnStep)) return true;
    if (shown === 'nothing' && !isOwn) return !isPostedByPress(request, said);
    if (shown === 'tells' && mentionsForbiddenAction(said)) return true;
    // A list request has less personal data than this.
    return shown !== 'tells' && said.filter(isPersonal).length > 1;
  };
  const isHeldDocument = (request: GatedRequest, said: readonly NamedValue[]) => {
    const { url, cause } = request;
    const code = forbiddenActionOfPath(decodedPathname(url));
    const isExpected = expected.has(urlPath(url));
    if (code !== null && !(isReadRequest(request) && (isOnlyShown(code, url) || (isExpected && mayBeCalled.has(code)))))
      return true;
    if (saysActionBeside(request, said) || (!isExpected && pathSteps(url).some(isForeignActionStep))) return true;
    if (cause !== 'other' && said.some(givesAgreement)) return true;
    if (isReadRequest(request)) return cause === 'form' && !isExpected && submitsToSavedThings(url);
    if (said.some(isPersonal) || namesForbiddenAction(request, said, isOwnStep)) return true;
    if (said.some(saysMoreThanSearch)) return true;
    if (isElsewhere(request)) return !(isOfItsOwnSite(request) && opensRow(request, said));
    if (isSearchFormPost(request, said, isOwnPage(request)) || opensRow(request, said)) return false;
    return !turnsPage(request, said) && !(cause === 'form' && isPostedByPress(request, said));
  };
  /** What may be posted as the control that is pressed: once a press. */
  let postedAs: ReadonlySet<string> = nothing;
  const isPostedByPress = (request: GatedRequest, said: readonly NamedValue[]) => {
    const isOfPage = request.isBodyWhole && isOwnPage(request) && !isElsewhere(request);
    const isSo = isOfPage && !said.some(isPersonal) && isPostOf(postedAs, request, said);
    if (isSo) postedAs = nothing;
    return isSo;
  };
  /** A row pressed to be read may be a form without fields that posts which one it is, or post its page by it: once a press. */
  let mayOpenRow = false;
  const opensRow = (request: GatedRequest, said: readonly NamedValue[]) => {
    const isOfOne = namesOneThing(said) && !said.some(saysMore);
    const tellsWhich = isOfOne || (isOwnPage(request) && isRowPost(said));
    const isSo = mayOpenRow && request.cause === 'form' && tellsWhich;
    if (isSo) mayOpenRow = false;
    return isSo;
  };
  /** A pager's button posts the page to itself, with whatever the page calls its state: once a press. */
  let mayTurnPage = false;
  const turnsPage = (request: GatedRequest, said: readonly NamedValue[]) => {
    const isSo = mayTurnPage && request.cause === 'form' && isOwnPage(request) && isPagerPost(said);
    if (isSo) mayTurnPage = false;
    return isSo;
  };
  const isOwnPage = ({ url, headers }: GatedRequest) => expected.has(urlPath(url)) || refersTo(headers, url);
  const isHeldRead = (request: GatedRequest, said: readonly NamedValue[]) =>
    evidenceOf(request, said) === 'does' || requestsForbiddenAction(withoutColumnNames(request.url), isOwnStep);
  return {
    addTyped: (text) => typed.add(text, true),
    expect(url) {
      expected.add(urlPath(url));
      origins.add(originOfUrl(url));
      for (const step of pathSteps(url)) ownSteps.add(step);
    },
    act(purpose) {
      mayOpenRow = purpose === 'open-row';
      mayTurnPage = purpose === 'turn-page' || purpose === 'explore';
      postedAs = nothing;
      traffic.act();
    },
    press(names) {
      postedAs = new Set(names);
    },
    beginPage() {
      postedAs = nothing;
      mayOpenRow = false;
      mayTurnPage = false;
      traffic.beginPage();
    },
    isHeld(request) {
      const said = namedValuesOf(request);
      if (!isAsked(request) && exceedsLimits(said)) return true;
      if (writing.has(effectiveMethod(request)) || said.some((one) => overridesMethod(one, request))) return true;
      if (isElsewhere(request) && (leaksSearchWords(request, said, typed) || isNamedAfterSearchWords(request, typed)))
        return true;
      if (request.resourceType === 'Document') return isHeldDocument(request, said);
      if (!isAsked(request)) return isHeldWrite(request, said);
      return isDrawnFile(request) ? saysActionBeside(request, said) : isHeldRead(request, said);
    },
  };
}

/** Browsers send a preflight before some requests. */
const isAsked = (request: GatedRequest): boolean => isReadRequest(request) || effectiveMethod(request) === 'OPTIONS';

/** Allowed in list pages' addresses: where the run itself goes, it may continue. */
const mayBeCalled: ReadonlySet<RefusalCode> = new Set(['apply', 'save', 'follow']);

/** A sign-in page is a wall the user has to see; but opening a sign-out address signs out. */
function isOnlyShown(code: RefusalCode, url: string): boolean {
  return code === 'sign-up' || (code === 'sign-in' && !signsOut(foldIdentifier(decodedPathname(url))));
}

const signsOut = stemFinder(phrases('requests.signOut'));

/** A resource requested by name is judged by its query alone. */
function isDrawnFile({ resourceType, url }: GatedRequest): boolean {
  const last = pathSteps(url).at(-1) ?? '';
  return drawn.has(resourceType) && isFile.test(last) && !isProgram.test(last);
}

/** By what is beside the path: the query, or an operation name. */
const saysActionBeside = (request: GatedRequest, said: readonly NamedValue[]): boolean =>
  namedOperations(request, said).some(isForbiddenActionName) || hasForbiddenActionInQuery(request.url);

/** A form in a frame of another site that loads a page of that site in place of the one around it; the browser says whose form it is. */
function isOfItsOwnSite({ url, headers }: GatedRequest): boolean {
  return headerOf(headers, 'origin') === originOfUrl(url);
}

/** A page that posts to itself; the browser says which page it is. */
function refersTo(headers: GatedRequest['headers'], url: string): boolean {
  const referrer = headerOf(headers, 'referer');
  return referrer !== '' && urlPath(referrer) === urlPath(url);
}

/** Empty if there is none. */
function headerOf(headers: GatedRequest['headers'], wanted: string): string {
  const [, value = ''] = Object.entries(headers).find(([name]) => name.toLowerCase() === wanted) ?? [];
  return value;
}

/** Frameworks accept a method override in a form field. */
function overridesMethod({ name, value }: NamedValue, request: GatedRequest): boolean {
  const method = (value ?? '').trim().toUpperCase();
  return /^_?method$/i.test(name) && (writing.has(method) || (method === 'POST' && isReadRequest(request)));
}

/** An e-mail address, or a telephone number as one writes it to be called from anywhere. */
const isContact = /^(?:[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+|(?:\+|00)\d[\d ()./-]{7,20})$/;

/** An empty box says nothing of anybody. */
function isPersonal({ name, value }: NamedValue): boolean {
  if (value?.trim() === '') return false;
  return asksForPerson(foldIdentifier(name)) || isContact.test((value ?? '').slice(0, 200));
}

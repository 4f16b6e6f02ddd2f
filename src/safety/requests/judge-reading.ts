import { pathOf } from '@/domain/address-parts';
import { identifierWords } from '@/domain/form-keys/field-words';
import type { RefusalCode } from '@/domain/refusal-code';
import { personalPhrases } from '@/domain/search-field-words';
import { wordsTest } from '@/domain/words-test';
import { decodedAddress } from '../decoded-address';
import { deedOfAddress, deedOfPath } from '../deed-of-address';
import { deedOfIdentifier } from '../deed-of-identifier';
import { refusedByName } from '../words/refused-control';
import { hasFinalSend } from '../words/step-words';
import { sayAnswers } from './carried-answers';
import { type GatedRequest, isRead, methodOf, originOf } from './gated-request';
import { knowAnswers } from './known-answers';
import { isPartialUpdate } from './partial-update';
import { type RequestPart, requestParts } from './request-parts';
import { deedsIn, pathSteps } from './says-send';

/** Judges what leaves a tab while a run reads: discovering, collecting, exploring, searching. */
export interface ReadingJudge {
  /** Words that the run has typed, to search with. */
  addTyped(text: string): void;
  /** An address that the run itself goes to, or begins on: its page may be where an application begins, whatever else is asked of it. */
  expect(url: string): void;
  isHeld(request: GatedRequest): boolean;
}

/** What pages tell of those who look at them; none of it is done to anything of theirs. */
const isTelemetry =
  /(?:^| )(?:track(?:ing|er)?|logs?|logger|events?|impressions?|views?|viewed|seen|analytics|metrics?|telemetry|beacon|collect|ping|pixel|stats?|rum|vitals|heartbeat|batch)(?: |$)/;
/** What only asks, whatever else its name says. */
const isQuestion =
  /^(?:get|list|fetch|load|find|query|read|search|suggest|autocomplete|filter|count|lookup|check|is|has)(?: |$)|(?:^| )(?:search|query|filters?|suggestions?|facets?|autocomplete|status|config|count|list)$/;
/** Deeds that no control is called by, in the names that programs give them. */
const isFurtherDeed =
  /(?:^| )(?:apply|submit|send|save|unsave|bookmark|favou?rite|shortlist|follow|unfollow|subscribe|unsubscribe|buy|purchase|checkout|pay|delete|remove|destroy|withdraw|deactivate|login|logout|signin|signout|signup|register|invite|accept|decline|reject|confirm|share|message|reply|report|upload|like|dislike|hide|dismiss|archive)(?: |$)/;

const writing = new Set(['PUT', 'PATCH', 'DELETE']);
/** What a page draws itself with: its names say what it is of, not what it does. */
const drawn = new Set(['Script', 'Stylesheet', 'Image', 'Media', 'Font', 'Manifest', 'TextTrack']);
/** The file of a picture or a script is called by what it shows; without an ending it is no file. */
const isFile = /\.\w{2,5}$/;
const isProgram = /\.(?:php\d?|aspx?|ashx|jspx?|do|action|cgi|pl|cfm|json|xml)$/i;
/** Fields by which people are told apart, and not jobs. */
const asksForPerson = wordsTest({ anywhere: personalPhrases });
/** What forms that search, turn a page or narrow a list have. */
const isOfSearch =
  /(?:^| )(?:q|s|k|l|qs|query|queries|search|suche?|keywords?|stichwort|terms?|text|words?|what|where|was|wo|quoi|ou|loc|location|city|region|country|place|plz|zip|radius|distance|umkreis|page|p|pg|offset|start|from|to|size|limit|per|sort|order|orderby|filters?|facets?|cat|category|categories|type|types|job|jobs|title|department|company|level|lang|language|locale|view|date|posted|salary|remote|tags?|industry|sector|field|contract|hours?|experience|submit|go|btn|button|commit|utf 8|eventvalidation|viewstate|viewstategenerator|eventtarget|eventargument|csrf|xsrf|token|authenticity|nonce|lastfocus)(?: |$)/;

export function judgeReading(): ReadingJudge {
  const typed = knowAnswers();
  const expected = new Set<string>();
  const isHeldDocument = (request: GatedRequest, parts: readonly RequestPart[]) => {
    const { url, cause } = request;
    const code = deedOfPath(pathnameOf(url));
    if (
      code !== null &&
      !(isRead(request) && (isOnlyShown(code, url) || (code === 'apply' && expected.has(pathOf(url)))))
    )
      return true;
    if (hasDeed(parts) || deedOfAddress(queryOf(url)) !== null) return true;
    const isElsewhere = originOf(url) !== request.frameOrigin;
    const isWriting = cause === 'form' || !isRead(request);
    if (
      isElsewhere &&
      isWriting &&
      sayAnswers(
        parts.map(({ value }) => value),
        typed,
      )
    )
      return true;
    return !isRead(request) && (isElsewhere || !isSearch(parts));
  };
  return {
    addTyped: (text) => typed.add(text, true),
    expect(url) {
      expected.add(pathOf(url));
    },
    isHeld(request) {
      const parts = requestParts(request);
      if (writing.has(methodOf(request)) || parts.some(overridesMethod)) return true;
      if (request.resourceType === 'Document') return isHeldDocument(request, parts);
      if (drawn.has(request.resourceType) && isRead(request)) return hasDeed(parts) || saysDeedAsPicture(request);
      return isHeldCall(request, parts);
    },
  };
}

/** A page to sign in on is a wall that its user has to see; going to one that signs out does it. */
function isOnlyShown(code: RefusalCode, url: string): boolean {
  return code === 'sign-up' || (code === 'sign-in' && !signsOut.test(identifierWords(pathnameOf(url))));
}

const signsOut =
  /(?:^| )(?:(?:log|sign|logg) ?(?:out|off|ud|ut)|abmeld\w*|ausloggen|deconnexion|deconnecter|cerrar|salir|esci|disconnetti|logout|uitloggen|afmelden|sair|odhlas\w*|wylog\w*|kirjaudu ulos)(?: |$)/;

function isHeldCall(request: GatedRequest, parts: readonly RequestPart[]): boolean {
  if (hasDeed(parts) || saysDeedAtEnd(request)) return true;
  // Who asks with so much of a person is no list.
  return !isRead(request) && request.resourceType !== 'Ping' && parts.filter(isPersonal).length > 1;
}

function hasDeed(parts: readonly RequestPart[]): boolean {
  return !isPartialUpdate(parts) && deedsIn(parts).some((deed) => saysDeed(identifierWords(deed)));
}

/** Messages, reports and contacts are read as well: to ask for one sends none, unless it is said in so many words. */
const readAsWell = /\b(?:messages?|reports?|contacts?|inbox)\b/gi;

/** By the last of its path: what stands before says where it belongs ("/oauth/token", "/cart/count"). */
function saysDeedAtEnd(request: GatedRequest): boolean {
  const end = pathSteps(request.url).slice(-2);
  const last = end.at(-1) ?? '';
  const words = identifierWords(last);
  if (isOfReading(words)) return false;
  if (!isRead(request)) return deedOfPath(last) !== null || deedOfIdentifier(end.join(' ')) !== null || saysDeed(words);
  // What is asked for is named by nouns that controls are called by too: "alerts", "messages".
  const rest = last.replaceAll(readAsWell, ' ');
  const isDeed = deedOfPath(rest) !== null || deedOfIdentifier(end.join(' ')) !== null;
  return isDeed || isFurtherDeed.test(identifierWords(rest)) || hasFinalSend(identifierWords(rest));
}

function saysDeedAsPicture(request: GatedRequest): boolean {
  const last = pathSteps(request.url).at(-1) ?? '';
  return (!isFile.test(last) || isProgram.test(last)) && saysDeedAtEnd(request);
}

function saysDeed(words: string): boolean {
  if (isOfReading(words)) return false;
  return isFurtherDeed.test(words) || hasFinalSend(words) || refusedByName(words) !== null;
}

const isOfReading = (words: string): boolean => isTelemetry.test(words) || isQuestion.test(words);

/** Frameworks take another method from a field of a form. */
const overridesMethod = ({ name, value }: RequestPart): boolean =>
  /^_?method$/i.test(name) && writing.has(value.trim().toUpperCase());

/** A form that is posted may be anything: it passes where all that it says is of a search, or a page that posts itself to itself. */
function isSearch(parts: readonly RequestPart[]): boolean {
  return parts.every((part) => !isPersonal(part) && (part.value === '' || isOfSearch.test(identifierWords(part.name))));
}

function isPersonal({ name, value }: RequestPart): boolean {
  return asksForPerson(identifierWords(name)) || /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(value.slice(0, 200));
}

/** Asked of no page in particular. */
const queryOf = (url: string): string => `https://address.invalid/${URL.parse(url)?.search ?? ''}`;

const pathnameOf = (url: string): string => decodedAddress(URL.parse(url)?.pathname ?? '');

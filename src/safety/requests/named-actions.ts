import type { RefusalCode } from '@/domain/page/refusal-code';
import { type Folded, foldIdentifier, noWords } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { nameWordTest } from '@/language/match/name-word-test';
import { decodeUrl } from '@/safety/addresses/decoded-url';
import { forbiddenActionOfIdentifier } from '@/safety/addresses/forbidden-action-of-identifier';
import { forbiddenActionOfPath, forbiddenActionOfUrl } from '@/safety/addresses/forbidden-action-of-url';
import { refusalByName } from '@/safety/names/refused-by-name';
import { hasFinalSend } from '@/safety/names/step-words';
import { type GatedRequest, urlWithoutQuery } from './gated-request';
import { graphqlDocument } from './graphql-document';
import { isOperationName } from './named-operations';
import type { NamedValue } from './named-values';
import { isJobCollectionName, isReadName, isReadOperation, isTelemetryName } from './reading-words';
import { pathSteps } from './send-request-words';
import { stepsAfterId } from './url-path-meaning';

/*
 * The reading gate's second net: forbidden actions named anywhere in a request. The first is that writes must show that they read
 * (`reading-evidence.ts`); this one knows words, and so never all of them.
 */

/** Forbidden actions as programs name them. */
const verbs =
  /(?:^| )(?:[a-z]*apply|applynow|submit|resubmit|send|save|saved|unsave|bookmark|bookmarked|favou?rite|favou?rited|unfavou?rite|shortlist|shortlisted|wishlist|follow|followed|unfollow|subscribe|subscribed|unsubscribe|buy|purchase|check ?out|pay|delete|remove|destroy|withdraw|deactivate|log(?:in|out)|sign ?(?:in|out|up)|register|invite|accept|decline|reject|confirm|share|message|reply|upload|like|liked|dislike|hide|dismiss|archive|star|starred|unstar|fav|unfav|oneclick|one click|enroll?|create|insert|upsert|add|hire|toggle|mark|vote|rate|pin)(?: |$)/;
/** Per-user collections: a POST adds to them. */
const keptNames =
  /(?:^| )(?:applications?|applied|applicants?|favou?rites?|favs?|bookmarks?|shortlists?|wishlists?|watch ?lists?|follows?|followers?|followings?|subscriptions?|subscribers?|alerts?|agents?|saved|likes?|stars?|votes?|orders?|carts?|baskets?|invites?|invitations?|referrals?|messages?|memberships?)(?: |$)/;
const namesOwnList = nameWordTest({ anywhere: phrases('requests.ownLists') });
export const isOwnCollection = (words: Folded): boolean => keptNames.test(words) || namesOwnList(words);

/** Free text, or where a visitor is: its words could be anything. */
const freeText =
  /(?:^| )(?:q|query|search|keywords?|kw|terms?|text|what|where|title|titles|name|company|companies|employer|city|location|locations|place|address|category|categories|skill|skills|industry|department|sort|sort by|order by|lang|language|locale|referrer|referer|user agent|fields?|include|expand|attributes?|highlight|label|placeholder|params?)(?: |$)/;
export const isFreeText = (name: string): boolean => freeText.test(foldIdentifier(name));
/** "easyApply" filters a list. */
const narrows =
  /^(?:(?:is|has|f|filters?|with|supports?|only|by|al)[ _.[-]*)*(?:easy|quick|one[ _-]?click|1[ _-]?click|direct|smart|instant)[ _-]?apply\]?$/i;
const ofButton = /^(?:(?:btn|button) ?)?(?:submit|commit|go|submit ?button|submit ?btn)$/;
const isOff = /^(?:0|false|no|off|null|none|undefined|)$/i;

/** True if anything in a writing request names a forbidden action: a path step, a name, a value. */
export function namesForbiddenAction(
  { url }: Pick<GatedRequest, 'url'>,
  said: readonly NamedValue[],
  isOwnStep: (step: string) => boolean = () => false,
): boolean {
  const steps = pathSteps(url);
  if (
    steps.some((step) => !isOwnStep(step) && isForbiddenActionName(step)) ||
    forbiddenActionOfPath(steps.slice(-2).join('/')) !== null
  )
    return true;
  const last = steps.slice(-2).map(foldIdentifier);
  return last.some(isOwnCollection) || said.some(isActionSaid);
}

/** True if the name of an operation, step or header means a forbidden action. */
export function isForbiddenActionName(name: string): boolean {
  const words = foldIdentifier(name);
  if (verbs.test(words) || hasFinalSend(words) || forbiddenActionOfIdentifier(name) !== null) return true;
  return !isReadName(name) && !isReadOperation(name) && !isTelemetryName(name) && refusalByName(words) !== null;
}

function isActionSaid({ name, value, within }: NamedValue): boolean {
  const words = foldIdentifier(name);
  if (narrows.test(name) || (value !== null && isOff.test(value.trim()))) return false;
  if (ofButton.test(words)) return value !== null && refusalByName(value) !== null;
  if (isBareAction(name) && !freeText.test(words)) return true;
  return value !== null && !freeText.test(words) && isActionValue(value.trim(), `${within} ${name}`);
}

/** A single word, or its past participle. */
const done =
  /^(?:apply|applied|saved?|starred|star|favou?rited?|fav|bookmark(?:ed)?|shortlist(?:ed)?|follow(?:ed|ing)?|subscribed?|submitted|liked?|hidden|dismiss(?:ed)?|withdrawn|deleted|accepted|rejected|confirmed|agreed|signed|registered|oneclick|one click|enrolled|invited|ordered|purchased|paid)$/;

function isBareAction(name: string): boolean {
  const words = foldIdentifier(name);
  return (
    done.test(words.replace(/^(?:is|has|set|mark|marked|to|as|do|job) /, '')) ||
    forbiddenActionOfIdentifier(name) !== null
  );
}

/** Also an address for another server to call, as in batched requests. */
function isActionValue(value: string, under: string): boolean {
  if (narrows.test(value)) return false;
  if (/^(?:https?:\/)?\/[^/]/.test(value))
    return forbiddenActionOfUrl(value) !== null && !/refer|page|href|location/i.test(under);
  if (!isOperationName(value) || value.length > 60) return false;
  return isBareAction(value);
}

/** True if telemetry mentions such an action at all: blocking it hurts nobody. */
export const mentionsForbiddenAction = (said: readonly NamedValue[]): boolean =>
  said.some(({ value }) => {
    const words = value !== null && value.length <= longestName ? foldIdentifier(value) : noWords;
    return isOperationName(value ?? '') && (verbs.test(words) || isOwnCollection(words));
  });

/** Characters. Longer ones are texts. */
const longestName = 80;

/** Query fields named after an action: a server may perform it for the caller. */
export function queriesForbiddenAction(query: string): boolean {
  const document = graphqlDocument(query);
  return document?.fields.some((field) => forbiddenActionOfIdentifier(field) !== null && !isReadName(field)) ?? false;
}

/** Sections named after an action have pages to read. These actions take effect as soon as their address is requested. */
const atOnce: ReadonlySet<RefusalCode> = new Set(['apply', 'send', 'save', 'follow', 'delete', 'agree', 'upload']);
/** Nouns that are also button names: requesting them sends nothing. */
const readAsWell = /\b(?:messages?|reports?|contacts?|inbox|views?|stars|likes|rates?|votes|pins?|orders?)\b/gi;
const asksForState =
  /(?:^| )(?:status|state|questions?|config|check|count|is|has|can|eligibility|form|fields|schema|steps|options)(?: |$)/;

/** A user's saved things are read with a request. */
const keptLists =
  /(?:^| )(?:(?:saved|followed|starred|favou?rite|applied) \p{L}+s|applications|alerts|favou?rites|bookmarks|subscriptions|follows)$/u;

/**
 * True if a requested address names an action, at its end or before a step that is no read. `isOwnStep`: steps of the run's own page
 * address.
 */
export function requestsForbiddenAction(url: string, isOwnStep: (step: string) => boolean): boolean {
  const steps = pathSteps(url);
  const last = steps.at(-1) ?? '';
  const words = foldIdentifier(last);
  const isOfReading =
    asksForState.test(words) ||
    keptLists.test(words) ||
    isReadName(last) ||
    isTelemetryName(last) ||
    namesManyJobs(last);
  if (!isOfReading && isActionAtEnd(steps.slice(-2), last)) return true;
  if (!isOfReading && steps.slice(0, -1).some((step) => !isOwnStep(step) && isDoneAtOnce(step))) return true;
  if (!isOfReading && stepsAfterId(url).some((step) => verbs.test(foldIdentifier(step)))) return true;
  return hasForbiddenActionInQuery(url) || (saysAnotherAction(url, last) && !isTelemetryName(last));
}

const namesManyJobs = (step: string): boolean => /(?:s|en)$/i.test(step) && isJobCollectionName(step);

function isDoneAtOnce(step: string): boolean {
  const code = forbiddenActionOfIdentifier(step);
  return isForeignActionStep(step) || (code !== null && atOnce.has(code));
}

function isActionAtEnd(end: readonly string[], last: string): boolean {
  const rest = last.replaceAll(readAsWell, ' ');
  if (forbiddenActionOfPath(rest) !== null || forbiddenActionOfIdentifier(end.join(' ')) !== null) return true;
  const words = foldIdentifier(rest);
  if (isForeignActionStep(last)) return true;
  return (
    hasFinalSend(words) ||
    (verbs.test(words) && !/(?:^| )(?:saved|followed|starred|liked|applied|shortlisted)(?: |$)/.test(words))
  );
}

/** A path step in another script, short enough for a control's name, that means an action; longer ones are titles. */
export const isForeignActionStep = (step: string): boolean =>
  step.length <= 16 && /\p{L}/u.test(step) && !/[a-z]/i.test(step) && refusalByName(step) !== null;

/** True if a query names an action, in a name or a value. */
export const hasForbiddenActionInQuery = (url: string): boolean =>
  forbiddenActionOfUrl(`https://address.invalid/${URL.parse(url)?.search ?? ''}`) !== null;

/** "/job-alerts?create=1" names its action in two places. */
function saysAnotherAction(url: string, last: string): boolean {
  const pairs = [...new URLSearchParams(URL.parse(url)?.search ?? '')];
  return pairs.some(([name, value]) => {
    if (isOff.test(value)) return false;
    const told = freeText.test(foldIdentifier(name)) ? [name] : [name, value];
    return told.some(
      (one) =>
        /^\p{L}{2,20}$/u.test(one) && forbiddenActionOfIdentifier(`${last} ${one}`) !== null && isWriting.test(one),
    );
  });
}

const isWriting = /^(?:create|add|new|set|save|make|start|confirm|delete|remove|update|cancel|close)$/i;

/** True if a form submits to a user's saved things, which no search does. */
export function submitsToSavedThings(url: string): boolean {
  return pathSteps(url)
    .slice(-2)
    .some((step) => isOwnCollection(foldIdentifier(step)));
}

/** The decoded path. */
export const decodedPathname = (url: string): string => decodeUrl(URL.parse(urlWithoutQuery(url))?.pathname ?? '');

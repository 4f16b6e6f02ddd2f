import { type Folded, foldIdentifier, splitWords } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { nameWordTest } from '@/language/match/name-word-test';
import type { GatedRequest } from './gated-request';
import { givesAgreement, isPlainYes } from './gives-agreement';
import { graphqlDocument } from './graphql-document';
import { isForbiddenActionName, queriesForbiddenAction } from './named-actions';
import { namedOperations } from './named-operations';
import type { NamedValue } from './named-values';
import {
  isJobCollectionName,
  isNeutralName,
  isPagerControlName,
  isReadName,
  isReadOperation,
  isTelemetryName,
} from './reading-words';
import { hasEntityId, isRootPath, purposeOfPath } from './url-path-meaning';

/** What a request appears to be: a read of jobs or the like, telemetry, an action, or unknown. */
export type RequestEvidence = 'reads' | 'tells' | 'does' | 'nothing';

/** Paging and sorting: lists have it, actions on one thing and saved searches do not. */
const pagingNames =
  /(?:^| )(?:page|pages|paged|paging|pagination|pageno|pagenumber|pagesize|pageindex|perpage|offset|limit|skip|take|cursor|hits|rows|sort|sorting|sortby|orderby|order by|facets?|aggs|aggregations|search after|range|top)(?: |$)|^(?:size|start|first|after|from|p|pg)$/;
/** Search terms and filters. */
const searchNames =
  /(?:^| )(?:q|s|k|qs|query|queries|search|keywords?|terms?|text|words?|what|where|ss|loc|location|locations|city|region|country|place|zip|radius|distance|filters?|filtered|facets?|cat|category|categories|department|level|salary|remote|industry|sector|contract|experience|jobtypes?|worktypes?|job types?|employment types?)(?: |$)/;
const saysPaging = nameWordTest({ anywhere: phrases('requests.paging') });
const saysSearchWords = nameWordTest({ anywhere: phrases('requests.searchWords') });
const turnsPages = (key: Folded): boolean => pagingNames.test(key) || saysPaging(key);
const searches = (key: Folded): boolean => searchNames.test(key) || saysSearchWords(key);
/** Identifiers of one thing, which lists do not have. */
const isOneThing =
  /^(?:(?:job|posting|vacancy|position|offer|listing|item|entity|target|object|record|requisition|company|employer|resource|advert|ad) ?(?:ids?|uuid|guid|no|nr|number|ref|slug|key|urn)?|ids?|uuid|guid|urn|ref|pk|slug)$/;

/** What a request's address, body and headers show it to be. Forbidden actions are not checked here. */
export function evidenceOf(request: GatedRequest, said: readonly NamedValue[]): RequestEvidence {
  const documents = documentsIn(request, said);
  const operations = namedOperations(request, said);
  if (documents.length > 0) {
    const named = documents.join(' ');
    const others = operations.filter((name) => !named.includes(name));
    const isReading = documents.every(isQuery) && !others.some(isForbiddenActionName);
    return isReading ? 'reads' : 'does';
  }
  if (operations.some(isForbiddenActionName)) return 'does';
  if (operations.length > 0 && !operations.every((name) => isReadingOperation(name, said))) {
    return purposeOfPath(request.url) === 'telling' ? 'tells' : 'nothing';
  }
  if (operations.length > 0) return 'reads';
  return shownByPath(request, said);
}

function shownByPath({ url, body }: GatedRequest, said: readonly NamedValue[]): RequestEvidence {
  const says = purposeOfPath(url);
  if (says === 'telling') return 'tells';
  if (says === 'action on one' || isLooseText(body, said)) return 'nothing';
  const isOfOne = hasEntityId(url) || said.some(namesThing);
  if (says === 'reading') return !isOfOne || said.every(isOfReading) ? 'reads' : 'nothing';
  const keys = said.map(({ name }) => foldIdentifier(name));
  if (said.some(isOfOneThing)) return 'nothing';
  const isList = keys.some(turnsPages);
  const isSearch = keys.some(searches);
  if (says === 'jobs') return isList || isSearch ? 'reads' : 'nothing';
  return isList && new Set(keys.filter((key) => turnsPages(key) || searches(key))).size > 1 ? 'reads' : 'nothing';
}

/** Loose text can say anything; packed formats (protocol buffers) contain control characters. */
const isLooseText = (body: string, said: readonly NamedValue[]): boolean =>
  said.some(({ name, value, within }) => name === '' && within === '' && value !== '') && !/(?!\s)\p{Cc}/u.test(body);

/** What a page states about itself in any request. */
const ofContext =
  /(?:^| )(?:lang|language|locale|culture|site|portal|tenant|brand|channel|source|version|v|client|token|csrf|xsrf|nonce|session|format|include|includes|fields|expand|view|type|types|device|platform|timezone|jsonrpc|api key|apikey|referer|referrer|url|from|to|iframe|embed|embedded|ajax|params|request|input|data|body|json|filter)(?: |$)/;

/** Reading one thing requires its id and kind: further values may act on it. */
function isOfReading({ name }: NamedValue): boolean {
  const words = foldIdentifier(name);
  return (
    words === '' ||
    /^\d+$/.test(words) ||
    isOneThing.test(words) ||
    turnsPages(words) ||
    searches(words) ||
    ofContext.test(words)
  );
}

const namesThing = ({ name, value }: NamedValue): boolean =>
  value !== null && value !== '' && isOneThing.test(foldIdentifier(name)) && !/^jobs?$/.test(value);

const isOfOneThing = ({ name, value, isOutermost }: NamedValue): boolean =>
  isOutermost && value !== null && value !== '' && isOneThing.test(foldIdentifier(name));

/** All that a row's form posts is which posting it shows, beside what forms contain anyway. */
export function namesOneThing(said: readonly NamedValue[]): boolean {
  return said.every((one) => isOfReading(one) || ofForms.test(foldIdentifier(one.name)));
}

/** GraphQL, in JSON, a form, a query, or on its own. */
function documentsIn({ body }: GatedRequest, said: readonly NamedValue[]): string[] {
  const values = said.flatMap(({ value }) => value ?? []);
  return [...new Set([body, ...values])].filter((text) => graphqlDocument(text) !== null);
}

const isQuery = (text: string): boolean => (graphqlDocument(text)?.isQuery ?? false) && !queriesForbiddenAction(text);

/** The control a form is posted by is named after its place in the page. */
function isReadingOperation(name: string, said: readonly NamedValue[]): boolean {
  if (isForbiddenActionName(name)) return false;
  if (isReadOperation(name) || isTelemetryName(name)) return true;
  const isControl = said.some(
    ({ name: key, value }) => value?.trim() === name && /event_?target|\.source$|triggering/i.test(key),
  );
  const turned = said.some(
    ({ name: key, value }) => /event_?argument/i.test(key) && /^(?:Page|Sort)\$/.test(value ?? ''),
  );
  return isControl && (turned || isPagerControlName(name));
}

const ofRenewal = /^(?:grant_type|refresh_?token|client_(?:id|secret)|scope|resource|audience)$/i;

/** A page renews its own token: nobody signs in. */
export function isTokenRenewal({ url }: GatedRequest, said: readonly NamedValue[]): boolean {
  const isGrant = ({ name, value }: NamedValue) =>
    name === 'grant_type' && /^(?:refresh_token|client_credentials)$/.test(value ?? '');
  return (
    /\/(?:token|refresh)\/?$/i.test(URL.parse(url)?.pathname ?? '') &&
    said.some(isGrant) &&
    said.every(({ name }) => ofRenewal.test(name))
  );
}

/** What else a search form contains: a CSRF token, a button's name, page state. */
const ofForms =
  /(?:^| )(?:submit|go|btn|button|commit|utf 8|op|form|lang|language|locale|view|date|posted|title|company|type|types|job|jobs|to|tags?|field|hours?|eventvalidation|viewstate|viewstategenerator|viewstateencrypted|previouspage|eventtarget|eventargument|csrf\w*|xsrf|token|authenticity|nonce|lastfocus|scrollpositionx|scrollpositiony|asyncpost|faces|javax|jakarta)(?: |$)/;

/** In a search's names every word is known where no value says what is searched for: `agree_terms=on`. */
export const isFormWord = (word: Folded): boolean =>
  turnsPages(word) ||
  searches(word) ||
  ofForms.test(word) ||
  ofContext.test(word) ||
  isNeutralName(word) ||
  isJobCollectionName(word) ||
  /^(?:ctl|chk|cbx?|check|checkbox|box|is|has|only|open|full|part|time|posted)$/.test(word);

/**
 * A posted form may be anything: it is a search if all its values are a search's, and its target is named like one or is the page itself.
 */
export function isSearchFormPost(request: GatedRequest, said: readonly NamedValue[], isOwnPage: boolean): boolean {
  const filled = said.filter(({ value }) => value !== '').map(({ name }) => foldIdentifier(name));
  const isSearch = (key: Folded) => turnsPages(key) || searches(key);
  if (!filled.every((key) => isSearch(key) || ofForms.test(key) || ofContext.test(key))) return false;
  if (
    said.some(
      (one) => givesAgreement(one) || (isPlainYes(one) && !splitWords(foldIdentifier(one.name)).every(isFormWord)),
    )
  )
    return false;
  const operations = namedOperations(request, said);
  if (operations.length > 0) return operations.every((name) => isReadingOperation(name, said) || isReadName(name));
  const says = purposeOfPath(request.url);
  if (says === 'reading') return true;
  const isNamed = says === 'jobs' || isOwnPage || isRootPath(request.url);
  return isNamed && said.some(({ name }) => isSearch(foldIdentifier(name)));
}

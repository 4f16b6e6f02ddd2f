import { foldIdentifier } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { nameWordTest } from '@/language/match/name-word-test';
import { percentDecoded } from '@/url/percent-decoded';
import { containAnswers } from './carried-answers';
import { lettersAndDigits } from './compact-text';
import type { GatedRequest } from './gated-request';
import type { KnownAnswers } from './known-answers';
import type { NamedValue } from './named-values';
import { evidenceOf } from './reading-evidence';
import { pathTexts, urlTexts } from './request-parts';

const scripted: ReadonlySet<string> = new Set(['Fetch', 'XHR', 'Preflight']);
/** Page resources: their names are not the user's words unless they contain nothing else. */
const named: ReadonlySet<string> = new Set(['Script', 'Stylesheet', 'Font', 'Document', 'Manifest', 'TextTrack']);
/** Parameters that hold search words. */
const isSearchKey =
  /(?:^| )(?:q|s|k|qs|query|search|keywords?|kw|terms?|text|words?|what|where|loc|location|city|place|title|input|prefix|phrase|address|params|filters?|name|value)(?: |$)/;

const isSearchWord = nameWordTest({ anywhere: phrases('requests.searchWords') });

/**
 * True if a request to another origin reveals what the user searches for without being a search. Many boards search at another origin
 * (decision 21): there it must be a script's request that shows that it searches, has the words in plain text in search parameters, and
 * whose response the page may read.
 */
export function leaksSearchWords(request: GatedRequest, said: readonly NamedValue[], typed: KnownAnswers): boolean {
  if (typed.marks.length === 0) return false;
  if (!containAnswers(textsOf(request, said), typed)) return false;
  return !(
    scripted.has(request.resourceType) &&
    isReadable(request) &&
    evidenceOf(request, said) === 'reads' &&
    areInTheClear(said, typed)
  );
}

/** A page may send requests whose response it cannot read; then the browser adds no Origin header. */
const isReadable = ({ method, headers }: GatedRequest): boolean =>
  !/^(?:GET|HEAD)$/i.test(method) || Object.keys(headers).some((name) => /^origin$/i.test(name));

function textsOf(request: GatedRequest, said: readonly NamedValue[]): string[] {
  const values = said.flatMap(({ name, value }) => [value ?? '', name]);
  if (!named.has(request.resourceType)) return [...values, ...urlTexts(request.url), request.body].filter(Boolean);
  return values.filter(Boolean);
}

function areInTheClear(said: readonly NamedValue[], { marks }: KnownAnswers): boolean {
  const searched = said
    .filter(({ name }) => isSearchKey.test(foldIdentifier(name)) || isSearchWord(foldIdentifier(name)))
    .map(({ value }) => lettersAndDigits(value ?? ''));
  return marks.some(({ texts }) => texts.some((text) => searched.some((value) => value.includes(text))));
}

/** The same for page resources: a path step that is just the words. */
export function isNamedAfterSearchWords({ url, resourceType }: GatedRequest, { marks }: KnownAnswers): boolean {
  if (!named.has(resourceType)) return false;
  const steps = pathTexts(url).map((step) => lettersAndDigits(percentDecoded(step).replace(/\.\w{2,5}$/, '')));
  return marks.some(({ texts }) => texts.some((text) => steps.includes(text)));
}

import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { wordingTest } from '@/language/match/wording-test';
import { isPlaceCount } from './several-places';
import { isTitleText } from './title-text';

/** "Ref: 4432", "ID # B-1042" */
const labelled = /^\p{L}[\p{L} .]{0,20}[:：#] ?#?\p{Lu}{0,4}[-/]?\d[\d/.-]*$/u;
/** "OE20261400", "WEX2413-R" */
const bare = /^\p{Lu}{1,6}[-_/]?\d{3}[\p{Lu}\d_/-]*$/u;
/** "Requisition R-20831" */
const named = /^(\p{L}[\p{L} .]{1,20}) \p{Lu}{0,4}[-/]?\d[\d/.-]*$/u;

const namesNumber = wordingTest('whole', phrases('pages.postingId'));

/** Whether a text is the number of a posting, which names neither a company nor a place. */
export function isReferenceText(text: string): boolean {
  // "Care Assistant #4711", "Locations: 3"
  const isLabelled = labelled.test(text) && !isTitleText(text) && !isPlaceCount(text);
  return isLabelled || bare.test(text) || namesNumber(fold(named.exec(text)?.[1] ?? ''));
}

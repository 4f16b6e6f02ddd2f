import { idInUrl } from '@/jobs/identity/id-in-url';
import { comparableText, containsWords } from '@/language/fold/comparable-text';

/** Parameters that search engines of sites take words by. */
const usualNames =
  /^(?:q|qs|query|k|kw|keywords?|what|s|search|searchterm|search_?(?:text|query|words?|keywords?)|terms?|text)$/i;

/**
 * Whether an address searches for words that its link says: "Nurse jobs in Kiel" at `/jobs?q=nurse` lists jobs and is none. What the page
 * itself was searched for goes along in the addresses of its rows, and says nothing. `page`: the page's address.
 */
export function isSearchFor(address: string, text: string, page = document.URL): boolean {
  const url = URL.parse(address, page);
  if (!url || idInUrl(url.origin + url.pathname)) return false;
  const here = new URL(page).searchParams;
  return [...url.searchParams].some(
    ([name, value]) =>
      usualNames.test(name) && here.get(name) !== value && comparableText(value) !== '' && containsWords(text, value),
  );
}

import { plainText } from '@/language/fold/plain-letters';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseAlternation } from '@/language/match/phrases';

/** Path segment under which sites keep company pages, followed by one company's name. */
const companyPath = new RegExp(`/(?:[\\w-]*-)?(?:${phraseAlternation([phrases('postings.company', 'url')])})[/-][^/]`);

/** Whether this path leads to the page of one company. */
export function isCompanyPagePath(path: string): boolean {
  return path.length <= 2000 && companyPath.test(plainText(decoded(path)));
}

/** `f%C3%B6retag` as `företag`; what is no such code stays. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

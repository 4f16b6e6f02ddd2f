import { plainText } from '@/language/fold/plain-letters';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseAlternation } from '@/language/match/phrases';

/** Path segment under which sites keep company pages, followed by one company's name. */
const companyPath = new RegExp(`/(?:[\\w-]*-)?(?:${phraseAlternation([phrases('postings.company', 'url')])})[/-][^/]`);

/** Whether this path leads to the page of one company. */
export function isCompanyPagePath(path: string): boolean {
  return path.length <= 2000 && companyPath.test(plainText(decoded(path)));
}

const companySegment = new RegExp(`^(?:[\\w-]*-)?(?:${phraseAlternation([phrases('postings.company', 'url')])})$`);

/** The path without what names the company that a page is kept under: `/company//jobs/7` of `/company/48213/jobs/7`. */
export function withoutCompanyInPath(path: string): string {
  const segments = path.split('/');
  // What ends a path is what it leads to.
  const isCompany = (index: number) =>
    index < segments.length - 1 && companySegment.test(plainText(decoded(segments[index - 1] ?? '').slice(0, 100)));
  return segments.map((segment, index) => (isCompany(index) ? '' : segment)).join('/');
}

/** `f%C3%B6retag` as `företag`; what is no such code stays. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

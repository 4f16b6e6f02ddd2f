import { isCompanyPagePath } from '@/language/words/jobs/company-page-path';

/** True for text that links to a company's page. */
export function isCompanyLink(element: Element): boolean {
  const link = element.closest('a[href]');
  return link instanceof HTMLAnchorElement && isCompanyPagePath(link.pathname);
}

import { isCompanyPagePath } from '@/language/words/jobs/company-page-path';

/** Whether an address is that of one company's page. */
export function isCompanyLink(url: string): boolean {
  return isCompanyPagePath(URL.parse(url)?.pathname ?? '');
}

import { isCompanyPagePath } from '@/language/words/jobs/company-page-path';

/** The page of one account, as software for communities addresses it whatever its language: `/user?id=ada`, `/members/ada`, `/u/ada`. */
const personPath = /\/(?:(?:users?|members?|authors?|profiles?)(?:\/[^/]+)?|u\/[^/]+)\/?$/i;

/** Whether an address is that of whoever wrote something, rather than of what they wrote. */
export function isPersonLink(url: string): boolean {
  const path = URL.parse(url)?.pathname ?? '';
  // "/organisations/profile/7"
  return personPath.test(path) && !isCompanyPagePath(path);
}

import type { ClassifierInput } from '@/agents/classifier';
import type { PageKind } from '@/domain/page/page-kind';
import { isCompanyPagePath } from '@/language/words/jobs/company-page-path';
import { refusalByPath } from '@/safety/addresses/refused-url';
import { isApplicationText } from '@/safety/opened-part-purpose';

/** A page's purpose: its id, and other names it may have been given. */
export interface PagePurpose {
  id: string;
  alsoCalled: RegExp;
  /** False for the fallback. */
  isSure: boolean;
}

const jobSearch: PagePurpose = { id: 'job_search', alsoCalled: /search|job_?list|results|job_?board/, isSure: true };
const jobDetails: PagePurpose = { id: 'job_details', alsoCalled: /detail|posting|job_?view/, isSure: true };
const application: PagePurpose = { id: 'application_form', alsoCalled: /appl(?:y|ication)/, isSure: true };
const login: PagePurpose = { id: 'login', alsoCalled: /log_?in|sign_?in/, isSure: true };
const company: PagePurpose = { id: 'company_page', alsoCalled: /company|employer/, isSure: true };
const other: PagePurpose = { id: 'other_page', alsoCalled: /^other/, isSure: false };

/** Kinds that determine the purpose. No results is a search with other data. */
const byKind: Partial<Record<PageKind, PagePurpose>> = {
  'job-list': jobSearch,
  'nothing-found': jobSearch,
  'job-posting': jobDetails,
  login,
  challenge: { id: 'blocked', alsoCalled: /blocked|challenge|captcha/, isSure: true },
  'rate-limit': { id: 'blocked', alsoCalled: /blocked|rate_?limit/, isSure: true },
};

export function pagePurpose({
  pageKind,
  pageAfter,
  urlAfter,
}: Pick<ClassifierInput, 'pageKind' | 'pageAfter' | 'urlAfter'>): PagePurpose {
  const path = URL.parse(urlAfter)?.pathname ?? '';
  const asked = fieldsOf(pageAfter);
  if (pageKind !== 'job-list' && (isApplicationText(asked) || (asked !== '' && refusalByPath(path) === 'apply'))) {
    return application;
  }
  return byKind[pageKind] ?? (isCompanyPagePath(path) ? company : other);
}

/** The page's form fields, as one text. */
function fieldsOf(page: string): string {
  return page
    .split('\n')
    .filter((line) => /\[(?:TYPE|UPLOAD): "/.test(line) && !/searchbox/.test(line))
    .map((line) => line.replace(/\[[A-Z]+: "[^"]*"\]/, ''))
    .join(' ');
}

import type { Change } from '@/domain/page/page-change';
import type { RefusalCode } from '@/domain/page/refusal-code';
import { isSameSiteAndPort, refusalByPath } from '@/safety/addresses/refused-url';
import { isApplicationText, isPasswordText, type PartPurpose, purposeOfPart } from '@/safety/opened-part-purpose';
import { parseWebAddress } from '@/url/web-url';

const codes: Partial<Record<PartPurpose, RefusalCode>> = {
  application: 'apply',
  'sign-in': 'sign-in',
  'sign-up': 'sign-up',
  upload: 'upload',
};

/**
 * What an act turned out to start, judging by what it opened or where it led: sign-in, sign-up, an application, an upload, another site;
 * otherwise null. The workflow then closes it or goes back, and does not press the element again.
 */
export function refusalByEffect(change: Change): RefusalCode | null {
  const opened = change.opened.map((part) => codes[purposeOfPart(part)]).find((code) => code !== undefined);
  return opened ?? refusedByArrival(change);
}

/** For a page that was not there before. */
function refusedByArrival({ urlBefore, urlAfter, isNewDocument, added }: Change): RefusalCode | null {
  if (urlBefore === urlAfter && !isNewDocument) return null;
  const [before, after] = [parseWebAddress(urlBefore), parseWebAddress(urlAfter)];
  if (!before || !after) return null;
  if (!isSameSiteAndPort(after, urlBefore)) return 'leaves-site';
  const code = refusalByPath(after.pathname);
  if (code !== null && code !== refusalByPath(before.pathname)) return code;
  const fields = added.filter(isField).join(' ');
  if (isPasswordText(fields)) return 'sign-in';
  return isApplicationText(fields) ? 'apply' : null;
}

/** Snapshot lines that are fields to fill in. */
function isField(line: string): boolean {
  return /^\W*(?:(?:TYPE|UPLOAD)\W+)?(?:textbox|button "[^"]*"? ?file|file)/i.test(line.trim());
}

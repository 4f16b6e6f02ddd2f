import type { ReadFields } from '@/domain/job/job-fields';
import { titleWithoutCompany } from '@/jobs/posting/title-without-company';
import { hasLegalForm } from '@/jobs/text-kind/company-text';
import { isPlaceText } from '@/jobs/text-kind/place-text';
import { isOnlyWorkplaceText } from '@/jobs/text-kind/workplace-text';
import { statedDay } from '@/language/dates/stated-day';
import { comparableText, countWords } from '@/language/fold/comparable-text';
import { parseWebAddress } from '@/url/web-url';

/** A structured description with a smaller share of the visible words is a teaser. */
const leastShare = 0.3;
/** Milliseconds. Days that differ by less are those of two time zones. */
const otherDay = 2 * 86_400_000;

/**
 * Structured data first, unless it merely codes what the page says in words (pay, place, employment type), is shorter than the visible
 * text, or is older than that (`isStale`), when its address may be gone. `addresses`: the page's own, none for a pane. `isTownUntold`: of the
 * place, the data has but the region or the country.
 */
export function mergePostingFields(
  structured: ReadFields,
  shown: ReadFields,
  { addresses, isStale, isTownUntold = false }: { addresses: string[]; isStale: boolean; isTownUntold?: boolean },
): ReadFields {
  const merged: ReadFields = isStale
    ? { ...structured, ...withoutGaps(shown) }
    : { ...shown, ...withoutGaps(structured) };
  merged.salaryText = shown.salaryText ?? structured.salaryText;
  const isToldByPage = isTownUntold && shown.location !== undefined && isTown(shown.location);
  if (isToldByPage || isSamePlace(structured.location, shown.location)) merged.location = shown.location;
  if (isFuller(shown.company, structured.company)) merged.company = shown.company;
  merged.employmentType = shown.employmentType ?? structured.employmentType;
  // What a page says of itself is kept up by hand, its data at times not.
  if (isPublishedAnew(structured.postedDate, shown.postedText)) merged.postedDate = shown.postedDate;
  if (shown.description && isTeaser(structured.description, shown.description)) merged.description = shown.description;
  if (structured.company && merged.company === structured.company) merged.companyBy = 'data';
  if (merged.title && merged.company) merged.title = titleWithoutCompany(merged.title, merged.company);
  merged.url = ownAddress(addresses) ?? (isStale ? undefined : structured.url) ?? shown.url;
  return withoutGaps(merged);
}

/** A place, and not only that one works from elsewhere. */
const isTown = (text: string): boolean => isPlaceText(text) && !isOnlyWorkplaceText(text);

/** Readers know a place by the page's words ("San Francisco, Californie"). */
function isSamePlace(structured: string | undefined, shown: string | undefined): boolean {
  const [locality = ''] = structured?.split(/, | \| /) ?? [];
  return locality !== '' && shown !== undefined && comparableText(shown).includes(comparableText(locality));
}

/** "Acme Pumps Ltd" of the page, which its data calls by the group's name "Acme". */
function isFuller(shown: string | undefined, structured: string | undefined): boolean {
  return shown !== undefined && structured !== undefined && shown.startsWith(`${structured} `) && hasLegalForm(shown);
}

function isPublishedAnew(structured: string | undefined, shown: string | undefined): boolean {
  const day = structured && shown ? statedDay(shown, Number.POSITIVE_INFINITY) : null;
  return day !== null && Math.abs(Date.parse(day) - Date.parse(structured ?? '')) >= otherDay;
}

function withoutGaps(fields: ReadFields): ReadFields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''));
}

function isTeaser(structured: string | undefined, shown: string): boolean {
  return countWords(structured ?? '') < countWords(shown) * leastShare;
}

/** The first address that could be a posting's: not a site's home page. */
function ownAddress(addresses: string[]): string | undefined {
  const urls = addresses.map((address) => parseWebAddress(address, document.baseURI));
  return urls.find((url) => url && (url.pathname !== '/' || url.search !== ''))?.href;
}

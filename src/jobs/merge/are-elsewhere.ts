import type { JobSummary } from '@/domain/job/job';
import { isPlaceCount } from '@/jobs/text-kind/several-places';
import { wordsOnly } from '@/language/fold/comparable-text';

/** Whether two jobs without id or address, whose rows read alike, turned out to be in different places when they were opened. */
export function areElsewhere(one: JobSummary, other: JobSummary): boolean {
  if (!isTold(one) || !isTold(other) || one.editedFields.includes('location')) return false;
  return wordsOnly(one.location ?? '') !== wordsOnly(other.location ?? '');
}

const isTold = ({ siteJobId, url, detailsReadAt, location }: JobSummary): boolean =>
  siteJobId === null && url === null && detailsReadAt !== null && location !== null && !isPlaceCount(location);

import { isPlaceCount, saysAsManyPlaces } from '@/jobs/text-kind/several-places';
import { comparableText } from '@/language/fold/comparable-text';
import type { PostingHeader } from './posting-header';

/** Points of a text that the list calls the same. */
export const listedPoints = 4;

/**
 * What the list takes a text of the posting for; null if it does not have it. Lists and postings word it alike, but for case and marks;
 * where the list only counts the places, the posting names as many.
 */
export function listedAs(text: string, { listed }: Pick<PostingHeader, 'listed'>): 'company' | 'location' | null {
  const wanted = comparableText(text);
  if (wanted === '') return null;
  if (comparableText(listed.company ?? '') === wanted) return 'company';
  const { location = '' } = listed;
  const isPlace = isPlaceCount(location) ? saysAsManyPlaces(text, location) : comparableText(location) === wanted;
  return isPlace ? 'location' : null;
}

import type { Job } from '@/domain/job/job';
import { hasPhrase, type Phrase, padWords } from '@/language/fold/search-text';

/** Whether a posting is in one of the places; null if it names no place. Work from anywhere fits every place. */
export function matchesPlaces(
  { location, remoteType }: Pick<Job, 'location' | 'remoteType'>,
  places: readonly Phrase[],
): boolean | null {
  if (remoteType === 'remote') return true;
  if (location === null || location.trim() === '') return null;
  const spaced = padWords(location);
  return places.some((place) => hasPhrase(spaced, place));
}

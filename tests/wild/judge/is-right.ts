import { fold } from '../../score/match-jobs.ts';

/** Whether a text names all these places and nothing else, in any order and however parted. */
export function isRightPlace(stored: string | null, places: readonly string[]): boolean {
  const parts = (text: string) =>
    fold(text)
      .split(/[,;|/·•\n]|\s+-\s+|\s+and\s+/)
      .map((part) => part.trim())
      .filter(Boolean)
      .sort()
      .join('|');
  if (stored === null) return places.length === 0;
  return parts(stored) === parts(places.join(';'));
}

/** Whether an address is one of these paths with their query, or ends in one of these hashes. */
export function isRightUrl(stored: string | null, right: readonly (string | null)[]): boolean {
  if (stored === null) return right.includes(null);
  const url = URL.parse(stored);
  return url !== null && right.some((one) => one !== null && (one === url.pathname + url.search || one === url.hash));
}

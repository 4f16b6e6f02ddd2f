import { comparableText, containsWords } from '@/domain/comparable-text';
import { withoutCount } from '@/domain/without-counts';

/** `Berlin 12`: a number of hits that stands behind a name without a mark. */
const bareCount = /(?<=\p{L}.{0,30})(?<!\s)\s+[\d.,]+$/u;
const cutOff = /…$/;

/** How surely a label on the page is the one that was chosen: 2 the same, 1 but for a number of hits, 0 another. */
export function likenessOfLabels(shown: string, wanted: string): 0 | 1 | 2 {
  const [one, other] = [folded(shown), folded(wanted.replace(cutOff, ''))];
  if (one === other) return 2;
  if (cutOff.test(wanted) && other !== '' && one.startsWith(other)) return 2;
  return folded(shown.replace(bareCount, '')) === other ? 1 : 0;
}

/** How surely a name on the page is that of a filter: 2 the same, 1 where one name is told within the other, 0 another. */
export function likenessOfNames(shown: string, filter: string): 0 | 1 | 2 {
  if (shown === '' || filter === '') return 0;
  if (folded(shown) === folded(filter)) return 2;
  return containsWords(shown, filter) || containsWords(filter, shown) ? 1 : 0;
}

/** Signs alone ("€€") are compared as they stand. */
function folded(text: string): string {
  return comparableText(withoutCount(text)) || text.trim();
}

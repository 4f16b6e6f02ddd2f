import { comparableText, containsWords } from '@/language/fold/comparable-text';
import { stripResultCount } from '@/language/match/strip-result-counts';

/** `Berlin 12`: an unmarked number of results after a name. */
const bareCount = /(?<=\p{L}.{0,30})(?<!\s)\s+[\d.,]+$/u;
const cutOff = /…$/;

/** How surely a label is the chosen one: 2 equal, 1 except for a number of results, 0 different. */
export function scoreLabelMatch(shown: string, wanted: string): 0 | 1 | 2 {
  const [one, other] = [folded(shown), folded(wanted.replace(cutOff, ''))];
  if (one === other) return 2;
  if (cutOff.test(wanted) && other !== '' && one.startsWith(other)) return 2;
  return folded(shown.replace(bareCount, '')) === other ? 1 : 0;
}

/** How surely a name is a filter's: 2 equal, 1 if one contains the other, 0 different. */
export function scoreNameMatch(shown: string, filter: string): 0 | 1 | 2 {
  if (shown === '' || filter === '') return 0;
  if (folded(shown) === folded(filter)) return 2;
  return containsWords(shown, filter) || containsWords(filter, shown) ? 1 : 0;
}

/** Signs alone ("€€") are compared literally. */
function folded(text: string): string {
  return comparableText(stripResultCount(text)) || text.trim();
}

import { toVisibleLine } from '@/language/fold/visible-one-line';
import { isWorkAtHand } from '@/page/dom/controls/work-at-hand';
import { drawnText } from '@/page/dom/text/generated-words';
import { quote } from './quote';

/** Parts of a control looked at, and characters told. */
const most = { parts: 8, characters: 60 };

/** ` (shows "▼")`: what a style sheet draws on a control beside its name, as the arrow of the column that a table is sorted by. */
export function drawnBeside(element: Element, name: string): string {
  if (!isWorkAtHand()) return '';
  const parts = [element, ...Array.from(element.querySelectorAll('*')).slice(0, most.parts)];
  const drawn = parts
    .filter((part) => part.checkVisibility())
    .flatMap((part) => [drawnText(part, '::before'), drawnText(part, '::after')])
    .map(toVisibleLine)
    .filter((text) => text !== '' && !name.includes(text));
  return drawn.length > 0 ? ` (shows ${quote([...new Set(drawn)].join(' '), most.characters)})` : '';
}

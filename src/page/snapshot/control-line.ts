import type { RowControl } from '@/page/dom/refs/row-controls';
import type { SnapshotElement } from '@/page-api/snapshot-requests';
import { calledWords } from './code-words';
import { drawnBeside } from './drawn-beside';
import { shapeWords, sizeWords } from './drawn-shapes';
import { placeWords } from './grid-place';
import { quote } from './quote';
import { elementAddress } from './shown-element';
import { stateWords, valueText } from './state-words';

/** `[CLICK: "e12"] button "Save" (class on) (disabled)`: what is told of a control by itself. */
export function controlLine({ element, role, name }: RowControl, shown: SnapshotElement): string {
  const words = [elementAddress(element, shown), role ?? '', name === '' ? '' : quote(name, 120)].filter(Boolean);
  return [
    words.join(' '),
    calledWords(element, name),
    drawnBeside(element, name),
    shapeWords(element),
    sizeWords(element),
    placeWords(element, name),
    stateWords(element),
    valueText(element),
  ].join('');
}

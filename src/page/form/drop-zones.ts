import { toVisibleLine } from '@/language/fold/visible-one-line';
import { saysToDropFile } from '@/language/words/forms/attach-file-words';
import { findEverywhere } from '@/page/dom/tree/find-everywhere';
import { pressableZones, strayFileFields } from './zones-of-strays';

const pressable =
  'button[type=button],[role=button],[tabindex]:not([tabindex="-1"],button,input,select,textarea,a[href],[contenteditable])';
const fileInput = 'input[type=file]';
/** Characters. A zone says little more than that one can drop a file. */
const longestText = 200;
/** Ancestors of a zone in which its input may stand. */
const mostAround = 3;

/** Places to drop a file on that have no file field of their own: theirs comes when they are pressed, or never. */
export function bareDropZones(controls: string): Element[] {
  const ofStrays = strayFileFields().length > 0 ? pressableZones() : [];
  const zones = [...new Set([...findEverywhere(pressable), ...ofStrays])].filter((element) =>
    isZone(element, controls),
  );
  return zones.filter((zone) => !zones.some((inner) => inner !== zone && zone.contains(inner)));
}

function isZone(element: Element, controls: string): boolean {
  const text = toVisibleLine(element.textContent ?? '');
  if (text.length > longestText || element.querySelector(controls) !== null || !saysToDropFile(text)) return false;
  let around: Element | null = element;
  for (let level = 0; around && level <= mostAround; level += 1, around = around.parentElement) {
    const files = around.querySelectorAll(fileInput);
    if (files.length > 0) return false;
    // Beyond the question's own part, a file field is another's.
    if (around !== element && around.querySelector(controls) !== null) break;
  }
  return true;
}

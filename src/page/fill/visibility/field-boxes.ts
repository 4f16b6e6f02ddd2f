import { findTarget } from '@/page/dom/refs/find-target';
import { flatParent } from '@/page/dom/tree/flat-tree';
import type { PageBox } from '@/page-api/viewport-shapes';

/** Interactive elements: an ancestor with another one of these does not belong to the field alone. */
const acted =
  'input:not([type=hidden]),select,textarea,button,a[href],canvas,iframe,[contenteditable],[tabindex],[role=button],[role=radio],[role=checkbox],[role=combobox]';

/** Largest share of the window that an ancestor belonging to a field may cover. */
const mostOfWindow = 0.5;

/**
 * The part of the viewport each field covers: its controls and the ancestors that contain nothing else, where pages show what was chosen.
 * `fields`: selectors of each one's controls.
 */
export function readFieldBoxes({ fields }: { fields: string[][] }): PageBox[] {
  return fields.flatMap((selectors) => {
    const controls = selectors.flatMap((selector) => findTarget({ selector }) ?? []);
    const around = controls.map((control) => widest(control, controls).getBoundingClientRect());
    const shown = around.filter(({ width, height }) => width > 0 && height > 0);
    return shown.length > 0 ? [union(shown)] : [];
  });
}

function widest(control: Element, own: readonly Element[]): Element {
  let at = control;
  for (let outer = flatParent(at); outer && isOwnAlone(outer, own); outer = flatParent(outer)) at = outer;
  return at;
}

function isOwnAlone(outer: Element, own: readonly Element[]): boolean {
  const { width, height } = outer.getBoundingClientRect();
  if (outer.matches('body,form,main,html') || width * height > innerWidth * innerHeight * mostOfWindow) return false;
  return Array.from(outer.querySelectorAll(acted)).every((one) =>
    own.some((control) => control === one || control.contains(one) || one.contains(control)),
  );
}

function union(boxes: readonly DOMRect[]): PageBox {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

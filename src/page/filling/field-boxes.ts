import type { PageBox } from '../contract';
import { findTarget } from '../refs/find-target';
import { flatParent } from '../walker/flat-tree';

/** Whatever can be acted on: what stands around a field and holds another of these is not the field's alone. */
const acted =
  'input:not([type=hidden]),select,textarea,button,a[href],canvas,iframe,[contenteditable],[tabindex],[role=button],[role=radio],[role=checkbox],[role=combobox]';

/** Of what stands around a field, no more belongs to it than this share of the window. */
const mostOfWindow = 0.5;

/**
 * What each field covers of the viewport: its controls with the parts around them that hold nothing else, which is where pages show
 * what was chosen. `fields`: selectors of the controls of each.
 */
export function readBoxes({ fields }: { fields: string[][] }): PageBox[] {
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

import { flatParent } from './flat-tree';

/**
 * Whether an element lies before the beginning of the page, where nobody scrolls to. A part that scrolls by itself, as a tall dialog does,
 * may just have moved it there.
 */
export function isBeforePage(element: Element): boolean {
  const { right, bottom } = element.getBoundingClientRect();
  const [x, y] = [right + scrollX, bottom + scrollY];
  if (x > 0 && y > 0) return false;
  const [left, top] = scrolledAround(element);
  return x + left <= 0 || y + top <= 0;
}

/** How far the parts around an element that people scroll have been moved. What is positioned goes along only with what holds it. */
function scrolledAround(element: Element): [left: number, top: number] {
  let [left, top] = [0, 0];
  let { position } = getComputedStyle(element);
  for (let at = flatParent(element); at && at !== document.scrollingElement; at = flatParent(at)) {
    const style = getComputedStyle(at);
    const holds = style.transform !== 'none' || (position !== 'fixed' && style.position !== 'static');
    if (/^(?:absolute|fixed)$/.test(position) && !holds) continue;
    if (/auto|scroll/.test(style.overflowX)) left += at.scrollLeft;
    if (/auto|scroll/.test(style.overflowY)) top += at.scrollTop;
    position = style.position;
  }
  return [left, top];
}

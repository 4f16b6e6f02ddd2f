import { toVisibleLine } from '@/language/fold/visible-one-line';
import { isUncovered } from './is-legible';

/**
 * What shows, in the place of a part of a date, the number in its box, or in which form it is written as long as there is none ("MM"): some
 * boxes are drawn without their own text. Null unless it says exactly what stands in the box.
 */
export function mirrorOf(box: Element): Element | null {
  if (!(box instanceof HTMLInputElement) || !box.matches('[role=spinbutton][aria-valuemax]')) return null;
  const beside = Array.from(box.parentElement?.children ?? []).filter((each) => each !== box);
  return beside.find((each) => saysAsMuch(each, box.value) && showsThrough(each, box)) ?? null;
}

function saysAsMuch(mirror: Element, value: string): boolean {
  const text = toVisibleLine(mirror.textContent ?? '');
  if (value === '') return /^\p{L}{1,4}$/u.test(text);
  return /^\d{1,4}$/.test(text) && Number(text) === Number(value);
}

/** In the box, which has no paint of its own over it, and under nothing else. */
function showsThrough(mirror: Element, box: Element): boolean {
  const [own, place] = [mirror.getBoundingClientRect(), box.getBoundingClientRect()];
  const [x, y] = [own.left + own.width / 2, own.top + own.height / 2];
  const isWithin = x > place.left && x < place.right && y > place.top && y < place.bottom;
  return isWithin && isUncovered(mirror, { x, y });
}

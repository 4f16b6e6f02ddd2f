import { cachePerTask } from '@/page/dom/tree/cache-per-task';
import { isMarkedByPress } from './marked-by-press';

/** Class name parts that mark the chosen one: `_active_y2cw4_58`, `is-selected`. */
const chosen = /(?:^|[-_\s])(?:active|selected|checked|chosen|pressed|current)(?=$|[-_\s])/i;

/** Whether only a class that the others lack marks a button as the chosen one: by its name, or as a press has shown. */
export function looksSelected(button: Element, all: readonly Element[]): boolean {
  return (chosen.test(button.className) && hasOneThatLooksNot(all)) || isMarkedByPress(button);
}

const hasOneThatLooksNot = cachePerTask((all: readonly Element[]) =>
  all.some((other) => !chosen.test(other.className)),
);

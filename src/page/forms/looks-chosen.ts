import { duringOneLook } from '../walker/one-look';

/** Parts of class names that say that one of several is the one: `_active_y2cw4_58`, `is-selected`. */
const chosen = /(?:^|[-_\s])(?:active|selected|checked|chosen|pressed|current)(?=$|[-_\s])/i;

/** Whether a button among several is marked as the chosen one by nothing but a class that the others lack. */
export function looksChosen(button: Element, all: readonly Element[]): boolean {
  return chosen.test(button.className) && hasOneThatLooksNot(all);
}

const hasOneThatLooksNot = duringOneLook((all: readonly Element[]) =>
  all.some((other) => !chosen.test(other.className)),
);

import { toVisibleLine } from '@/language/fold/visible-one-line';
import { findWithin } from '@/page/dom/tree/find-everywhere';
import type { ListOption } from './list-options';

const ofSeveral = '[aria-multiselectable=true] *, [role=option][aria-checked]';
const marked = '[aria-selected=true], [aria-checked=true]';

/** Whether an option of a list that takes several is one of them already: another press would take it out again. */
export const isMarked = (option: ListOption): boolean =>
  isOfSeveral(option) && (option.element.matches(marked) || tickOf(option.element)?.matches(ticked) === true);

export const isOfSeveral = ({ element }: ListOption): boolean => element.matches(ofSeveral) || tickOf(element) !== null;

const tick = '[role=checkbox],input[type=checkbox]';
const ticked = '[aria-checked=true],:checked';

/** The box that an option has, or stands in, where it is one of several. */
const tickOf = (option: Element): Element | null =>
  option.closest('[role=checkbox]') ?? findWithin(tick, option)[0] ?? null;

/**
 * What an open list that takes several marks as chosen, for one that only counts them once it is closed. What is `known` from before stays,
 * unless the list shows it without a mark: long ones draw a part of their options.
 */
export function markedIn(options: readonly ListOption[], known: ReadonlySet<string>): ReadonlySet<string> {
  const shown = new Set(options.map(({ label }) => label));
  const now = options.filter(isMarked).map(({ label }) => label);
  return new Set([...[...known].filter((label) => !shown.has(label)), ...now]);
}

/** What is shown as one text for several: "Java, Python". */
export function partsOfChoices(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.split(/[,;、，؛،]/u).map(toVisibleLine)).filter(Boolean);
}

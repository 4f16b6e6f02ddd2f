import type { FieldPart } from '@/domain/form/form-field';
import { datePartNamed } from '@/language/words/forms/date-part-labels';
import { closestMatching } from '@/page/dom/tree/flat-tree';

/** One number of a date that is set part by part: moved by the arrow keys, typed over, never a box of its own. */
export interface DateSection {
  part: Extract<FieldPart['part'], 'day' | 'month' | 'year'>;
  element: HTMLElement;
  /** Null as long as it only shows in which form it is written ("DD"). */
  value: number | null;
}

const section = '[role=spinbutton]:not(input)';

/** The group whose parts are one date, by one of them; null if it is none. */
export function dateGroupAround(element: Element): Element | null {
  const group = element.matches(section) ? closestMatching(element, '[role=group]') : null;
  return group && dateSectionsOf(group).length > 0 ? group : null;
}

/** The parts of a date that a group asks for, each once, with a year among them; none if it asks for anything else. */
export function dateSectionsOf(group: Element): DateSection[] {
  if (!group.matches('[role=group]')) return [];
  const elements = Array.from(group.querySelectorAll<HTMLElement>(section));
  const sections = elements.flatMap((element): DateSection[] => {
    const part = partOf(element);
    return part === null ? [] : [{ part, element, value: numberShown(element) }];
  });
  const parts = new Set(sections.map(({ part }) => part));
  const isDate = parts.size > 1 && parts.has('year') && parts.size === elements.length;
  return isDate ? sections : [];
}

/** By its name, else by how far it goes. */
function partOf(element: Element): DateSection['part'] | null {
  const named = datePartNamed(element.getAttribute('aria-label') ?? '');
  if (named) return named;
  const most = Number(element.getAttribute('aria-valuemax') ?? Number.NaN);
  if (most === 12) return 'month';
  if (most >= 28 && most <= 31) return 'day';
  return most >= 2000 ? 'year' : null;
}

function numberShown(element: Element): number | null {
  const said = element.getAttribute('aria-valuenow') ?? '';
  const text = said !== '' ? said : (element.textContent ?? '').trim();
  return /^\d{1,4}$/.test(text) ? Number(text) : null;
}

/** The date as it is stored; what is there of it, as long as parts are missing. */
export function dateInSections(sections: readonly DateSection[]): string {
  const written = (['year', 'month', 'day'] as const).flatMap((part) => {
    const value = sections.find((each) => each.part === part)?.value ?? null;
    return value === null ? [] : String(value).padStart(part === 'year' ? 4 : 2, '0');
  });
  return written.join(written.length === sections.length ? '-' : ' ');
}

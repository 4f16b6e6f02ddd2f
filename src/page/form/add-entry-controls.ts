import type { FormReading } from '@/domain/form/form-field';
import { addEntryKind, addsLanguage } from '@/forms/history/add-entry-button';
import { nameOrTextStart } from '@/page/dom/text/accessible-name';
import { disabled } from '@/page/dom/tree/disabled';
import { findEverywhere } from '@/page/dom/tree/find-everywhere';
import { closestMatching } from '@/page/dom/tree/flat-tree';
import { hasRenderedArea } from '@/page/dom/tree/is-left-out';
import { fieldSelector } from './field-selector';
import type { HeadingsAbove } from './section-headings';

/** A menu or a list to choose from adds nothing; the entry may be edited in a dialog. */
const isNoMenu = ':not([aria-haspopup]:not([aria-haspopup=dialog],[aria-haspopup=false]))';
const buttons = `button${isNoMenu},input[type=button],[role=button]${isNoMenu},a[href="#"],a:not([href])`;

/**
 * Buttons that add an employment, school or language: the last of each kind, below the existing entries. Never submit buttons, nor any that
 * cannot be pressed before other answers are there.
 */
export function findAddEntryControls(sectionsOver: HeadingsAbove): FormReading['adds'] {
  const found = findEverywhere(buttons).flatMap((element): FormReading['adds'] => {
    if (isSubmit(element) || closestMatching(element, disabled) !== null || !isDrawn(element)) return [];
    const name = nameOrTextStart(element) || (element.getAttribute('value') ?? '');
    const over = sectionsOver(element, name);
    const part = addEntryKind(name, over) ?? (addsLanguage(name, over) ? 'language' : null);
    const selector = part && fieldSelector(element);
    return part && selector !== null ? [{ part, selector }] : [];
  });
  return (['work', 'education', 'language'] as const).flatMap(
    (part) => found.findLast((each) => each.part === part) ?? [],
  );
}

export const isDrawn = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && hasRenderedArea(element);

/** In a form, buttons submit by default. */
export function isSubmit(element: Element): element is HTMLButtonElement & { form: HTMLFormElement } {
  return element instanceof HTMLButtonElement && element.type === 'submit' && element.form !== null;
}

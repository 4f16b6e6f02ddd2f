import type { FormReading } from '@/domain/form/form-field';
import { editsEntry } from '@/forms/history/keeps-entry';
import { employmentKindOfHeading, isPartOfBoth } from '@/forms/keys/employment-section';
import { addedEntry } from '@/forms/keys/entry-words';
import { fold } from '@/language/fold/fold';
import { isApplicantHeading } from '@/language/words/forms/applicant-words';
import { nameOrTextStart } from '@/page/dom/text/accessible-name';
import { findEverywhere } from '@/page/dom/tree/find-everywhere';
import { closestMatching, isInFlatTree } from '@/page/dom/tree/flat-tree';
import { hasRenderedArea } from '@/page/dom/tree/is-left-out';
import { agreesByItself } from '@/page/press/agrees-by-press';
import { refusalByName } from '@/safety/names/refused-by-name';
import { mayBeFinalSend } from '@/safety/names/step-words';
import { fieldSelector } from './field-selector';
import { warnsAboutControl } from './has-explanation';
import { headingOf, partOpenedBy } from './heading-of-part';

/** What opens a part where it stands; menus, lists and dialogs open elsewhere. */
const openers = (isOpen: boolean): string =>
  ['button', '[role=button]']
    .map((control) => `${control}[aria-expanded=${isOpen}]:not([aria-haspopup])`)
    .concat(`details${isOpen ? '[open]' : ':not([open])'} > summary`)
    .join(',');
const [open, closed] = [openers(true), openers(false)];
/** Parts of a page that no form is in. */
const ofPage =
  'nav,header,footer,aside,[role=navigation],[role=banner],[role=contentinfo],[role=complementary],[role=menu],[role=toolbar]';
/** No form has more sections. */
const mostParts = 12;

/**
 * The headings of the form's parts that are closed: what is asked there may be built only once they are pressed. A part of a name that no
 * form has must stand beside an open one with fields: what people leave folded may be a trap. `fields`: the form's.
 * `entries`: kept ones, each of which would only be edited again.
 */
export function findClosedParts(fields: readonly Element[], entries: readonly Element[]): FormReading['closed'] {
  const isOneOfSeveral = findEverywhere(open).some((element) => headingOf(element) && opensAny(element, fields));
  const found = findEverywhere(closed).flatMap((element): FormReading['closed'] => {
    const heading = headingOf(element);
    if (heading === null || entries.some((entry) => isInFlatTree(element, entry))) return [];
    // What stands beside its heading is often called "Expand": the heading says which part it opens.
    const own = nameOrTextStart(element);
    const isApart = !isInFlatTree(element, heading) && !isInFlatTree(heading, element);
    const name = isApart ? nameOrTextStart(heading) : own;
    if (isApart && doesMore(own)) return [];
    if (!own || !name || [own, name].some(mayBeFinalSend) || !isAmongFields(element, fields)) return [];
    if (!isOneOfSeveral && !namesPart(name)) return [];
    if (agreesByItself(element, [own, name]) || warnsAboutControl(element, own)) return [];
    if (!element.checkVisibility({ visibilityProperty: true }) || !hasRenderedArea(element)) return [];
    const selector = fieldSelector(element);
    return selector === null ? [] : [{ selector, name }];
  });
  return found.slice(0, mostParts);
}

/** "Add", "Remove section", "Edit" beside a heading do more than to open what it heads. */
const doesMore = (name: string): boolean =>
  refusalByName(name) !== null || addedEntry(fold(name)) !== null || editsEntry(name);

function namesPart(name: string): boolean {
  const ofPast = employmentKindOfHeading(fold(name)) !== null || isPartOfBoth(name);
  return ofPast || isApplicantHeading(name);
}

/** Whether any of the fields is in what a heading has opened. */
function opensAny(control: Element, fields: readonly Element[]): boolean {
  const part = partOpenedBy(control);
  return part !== null && fields.some((field) => isInFlatTree(field, part));
}

/** In the form of the fields, or beside them where they are in none. */
function isAmongFields(control: Element, fields: readonly Element[]): boolean {
  const [first] = fields;
  if (!first || closestMatching(control, ofPage) !== null) return false;
  const own = closestMatching(first, 'form,[role=form]');
  // Each part may call itself a form.
  const isPart = own !== null && own.localName !== 'form' && !fields.every((field) => isInFlatTree(field, own));
  const form = (isPart ? null : own) ?? closestMatching(first, 'form,main,[role=main],[role=dialog],dialog');
  return form === null || isInFlatTree(control, form);
}

import type { FormReading } from '@/domain/form-field';
import { mayBeFinalSend, saysNextStep } from '@/safety/words/step-words';
import { nameOrText } from '../names/name-of';
import { hasArea } from '../visibility/shown';
import { findEverywhere } from '../walker/find-everywhere';
import { allAround, closestMatching, isInside } from '../walker/flat-tree';
import { hintOf } from './field-facts';
import { fieldSelector } from './field-selector';

const buttons = 'button,input[type=submit],input[type=button],input[type=image],[role=button],a[href]';

/** What leads on to the next page of the form, and what sends it; the one is never among the other. `fields`: those of the form. */
export function formSteps(fields: readonly Element[]): Pick<FormReading, 'next' | 'sends'> {
  const seen = findEverywhere(buttons).flatMap((element) => {
    const name = nameOrText(element) || (element.getAttribute('value') ?? '');
    return name && element.checkVisibility({ visibilityProperty: true }) && hasArea(element) ? [{ element, name }] : [];
  });
  const sends = seen.filter(({ element, name }) => !element.matches('a[href]') && mayBeFinalSend(name));
  const isInSteps = hasSteps();
  const isNext = ({ name, element }: { name: string; element: Element }) =>
    saysNextStep(name, isInSteps) &&
    isOfForm(element) &&
    isBesideFields(element, fields) &&
    !mayBeFinalSend(hintOf(element));
  // Whatever it is called, what follows the last page is that the form is sent.
  const step = isLastStep() ? undefined : seen.find(isNext);
  const selector = step ? fieldSelector(step.element) : null;
  return {
    next: step && selector !== null ? { selector, name: step.name } : null,
    sends: [...new Set(sends.map(({ name }) => name))],
  };
}

/** Lists of jobs and pictures have such controls as well: a link that leads elsewhere goes on to no page of a form. */
function isOfForm(element: Element): boolean {
  return !(element instanceof HTMLAnchorElement) || /^(?:#|javascript:)/i.test(element.getAttribute('href') ?? '');
}

/** Parts of a page that are about something of their own: a poll, a log-in, the news. */
const apart =
  'form,aside,nav,article,section,dialog,[role=region],[role=complementary],[role=navigation],[role=dialog]';

/**
 * Whether a control belongs with most of the fields: to their form where they have one, else to no part of the page that holds none of
 * them. Buttons at the foot of the page stand beside what they belong to.
 */
function isBesideFields(control: Element, fields: readonly Element[]): boolean {
  if (fields.length === 0) return true;
  const owners = fields.map(ownerOf);
  const main = mostFrequent(owners);
  const owner = ownerOf(control);
  if (owner) return owner === main;
  const ofForm = new Set(fields.filter((_, index) => owners[index] === main));
  const around = allAround(control, apart);
  return around.every((part) => fields.some((field) => ofForm.has(field) && isInside(field, part)));
}

function ownerOf(element: Element): Element | null {
  const isControl = element instanceof HTMLInputElement || element instanceof HTMLButtonElement;
  return (isControl ? element.form : null) ?? closestMatching(element, 'form');
}

function mostFrequent(owners: readonly (Element | null)[]): Element | null {
  const counts = new Map<Element | null, number>();
  for (const owner of owners) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  const [first] = [...counts].sort((one, other) => other[1] - one[1]);
  return first ? first[0] : null;
}

const counted = /(?:^|\s)(\d{1,2})\s*(?:\/|of|von|de|di|van|sur|z|ze|av|af)\s*(\d{1,2})(?:\s|$)/i;

/** "Step 3 of 3", or the mark of the step shown on the last of them. */
function isLastStep(): boolean {
  const counts = stepTexts().flatMap((text) => {
    const [, at, all] = counted.exec(text) ?? [];
    return at && all ? [{ at: Number(at), all: Number(all) }] : [];
  });
  if (counts.length > 0) return counts.every(({ at, all }) => at === all);
  const marked = findEverywhere('[aria-current=step]').filter((element) => element.checkVisibility());
  return marked.length > 0 && marked.every(isLastOfSeveral);
}

function isLastOfSeveral(mark: Element): boolean {
  const item = closestMatching(mark, 'li') ?? mark;
  return item.nextElementSibling === null && item.previousElementSibling !== null;
}

const stepMarks = '[aria-current=step],[role=progressbar],progress,[aria-label*="step" i]';

/** Whether the page shows that its form has several pages: a marked step, a progress bar, "Step 2 of 4". */
function hasSteps(): boolean {
  if (findEverywhere(stepMarks).some((element) => element.checkVisibility())) return true;
  return stepTexts().some((text) => counted.test(text));
}

const stepTexts = (): string[] =>
  findEverywhere('h1,h2,h3,h4,legend,[class*=step i]')
    .filter((element) => element.checkVisibility())
    .map(({ textContent }) => textContent ?? '');

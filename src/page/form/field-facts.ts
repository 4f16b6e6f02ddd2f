import type { FormField } from '@/domain/form/form-field';
import { dateFormatIn } from '@/language/dates/date-format';
import { plainText } from '@/language/fold/plain-letters';
import { toVisibleLine } from '@/language/fold/visible-one-line';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseAlternation } from '@/language/match/phrases';
import { isDatePartName } from '@/language/words/forms/date-part-labels';
import { saysRequired } from '@/language/words/forms/required-words';
import { drawnText } from '@/page/dom/text/generated-words';
import { disabled } from '@/page/dom/tree/disabled';
import { labelsOf } from '@/page/dom/tree/labels-of';
import { opensList } from './choice-only-boxes';
import { dateSectionsOf } from './date-sections';

/** A control's placeholder and description; of a date that one label stands over, which part of it a box takes. */
export function hintOf(element: Element): string {
  const own = element.getAttribute('aria-label') ?? '';
  const part = isDatePartName(own) ? own : '';
  const described = (element.getAttribute('aria-describedby') ?? '')
    .split(/\s+/)
    .map((id) => (id === '' ? null : document.getElementById(id)))
    .map((each) => toVisibleLine(each?.textContent ?? ''));
  const placeholder = placeholderOf(element);
  const title = element.getAttribute('title') ?? '';
  return toVisibleLine([...new Set([placeholder, title, part, ...described])].filter(Boolean).join(' · '));
}

export function placeholderOf(element: Element): string {
  const names = ['placeholder', 'data-placeholder', 'aria-placeholder'];
  return toVisibleLine(names.map((name) => element.getAttribute(name)).find(Boolean) ?? '');
}

export function cluesOf(element: Element): FormField['clues'] {
  const attribute = (name: string) => element.getAttribute(name) ?? '';
  return { autocomplete: attribute('autocomplete'), name: attribute('name'), id: element.id, type: attribute('type') };
}

/** `blocks`: the parts of the page that the question has to itself. */
export function isRequired(elements: readonly Element[], question: string, blocks: readonly Element[]): boolean {
  // What a page calls invalid it does not go on with, as it stands.
  const isMarked = elements.some((each) => each.matches(marked) || isDateMarked(each)) || blocks.some(isMarkedGroup);
  return isMarked || saysRequired(question) || blocks.slice(-1).some(isStarred) || elements.some(hasStarBesideLabel);
}

const marked = ':required,[aria-required=true],[aria-invalid=true]';

/** Of choices, what groups them is marked. */
const isMarkedGroup = (block: Element): boolean =>
  block.matches('[role=radiogroup],[role=group],[role=list],fieldset') && block.matches(marked);

/** A date in parts is marked in one of them, or in the box that is sent for it. */
const isDateMarked = (group: Element): boolean =>
  dateSectionsOf(group).length > 0 && group.querySelector(marked) !== null;

const labels = 'label,legend,[class*=label i],[class*=title i]';
/** Labels of one question. */
const mostLabels = 4;

/** Whether a style sheet draws the star of what is required before or after the label. */
function isStarred(block: Element): boolean {
  return Array.from(block.querySelectorAll(labels))
    .slice(0, mostLabels)
    .some((label) => isStar(drawnText(label, '::before')) || isStar(drawnText(label, '::after')));
}

/** Whether the star stands right beside a label, outside of it. */
function hasStarBesideLabel(element: Element): boolean {
  return Array.from(labelsOf(element)).some((label) =>
    [wordsBeside(label, 'nextSibling'), wordsBeside(label, 'previousSibling')].some(isStar),
  );
}

/** What is read right beside an element, passing over space. */
function wordsBeside(element: Element, direction: 'nextSibling' | 'previousSibling'): string {
  let at = element[direction];
  while (at instanceof Text && at.data.trim() === '') at = at[direction];
  return at instanceof Text || (at instanceof Element && at.checkVisibility()) ? (at.textContent ?? '') : '';
}

const isStar = (drawn: string): boolean => /^\s*[*＊]\s*$/u.test(drawn);

const limitSaid = new RegExp(
  `(\\d[\\d.,]{1,6})\\s*(?:${phraseAlternation([phrases('forms.characters')])})(?!\\p{L})`,
  'u',
);

/** The maximum number of characters; null if unknown. */
export function limitOf(element: Element, hint: string): number | null {
  const most = Number(element.getAttribute('maxlength') ?? Number.NaN);
  if (most > 0) return most;
  const said = limitSaid.exec(plainText(hint))?.[1];
  return said ? Number(said.replace(/\D/g, '')) : null;
}

/** The date format: HTML's for date inputs, else as the page says ("DD/MM/YYYY", "TT.MM.JJJJ"). */
export function formatOf(element: Element, question: string, hint: string): string | null {
  const own: Partial<Record<string, string>> = {
    date: 'YYYY-MM-DD',
    month: 'YYYY-MM',
    week: 'YYYY-Www',
    time: 'HH:MM',
    'datetime-local': 'YYYY-MM-DDTHH:MM',
  };
  const ofType = element instanceof HTMLInputElement ? own[element.type] : undefined;
  return ofType ?? dateFormatIn(`${hint} ${question}`);
}

export function isEnabled(element: Element): boolean {
  if (element.matches(disabled)) return false;
  // Lists and calendars often do not allow typing.
  return (
    !element.matches('[readonly]') ||
    element.matches('[role=combobox],[aria-haspopup]') ||
    (element instanceof HTMLInputElement && opensList(element)) ||
    dateFormatIn(hintOf(element)) !== null
  );
}

import { toVisibleLine } from '@/language/fold/visible-one-line';
import { asksToChoose } from '@/language/words/forms/placeholder-option-words';
import { withoutGluedMark } from '@/language/words/forms/required-words';
import { accessibleName, largeReferenceName } from '@/page/dom/text/accessible-name';
import { generatedContentText } from '@/page/dom/text/generated-words';
import { textAlternative } from '@/page/dom/text/text-alternative';
import { closestMatching } from '@/page/dom/tree/flat-tree';
import { labelsOf } from '@/page/dom/tree/labels-of';
import { selectBehind, standsInPlace } from './select-behind';

/** A control's label, without placeholder and title: `aria-labelledby`, label elements, `aria-label`; empty if none. */
export function labelText(element: Element): string {
  const referred = referredText(element);
  if (referred) return referred;
  const labels = labelsAround(element)
    .map((label) => withoutOwnOptions(label, element))
    .filter(Boolean);
  // One for the empty field, and one that floats above it.
  if (labels.length > 0) return [...new Set(labels)].join(' ');
  const said = withoutShown(toVisibleLine(element.getAttribute('aria-label') ?? ''), element);
  // "Choose languages" names no question where the list behind it has a label.
  const mayHaveOther = said === '' || asksToChoose(said);
  const behind = mayHaveOther && (isList(element) || standsInPlace(element)) ? selectBehind(element) : null;
  return (behind && labelText(behind)) || said;
}

/** "Country Please choose": the button of a list may be named by its question and, after that, by what it shows. */
function withoutShown(name: string, element: Element): string {
  const shown = element.matches(listButton) ? toVisibleLine(element.textContent ?? '') : '';
  if (shown === '' || !name.endsWith(` ${shown}`)) return name;
  const rest = name.slice(0, -shown.length).replace(/(?<![\s:,;–-])[\s:,;–-]+$/u, '');
  // "Choose a country", which shows "country", asks for it by both.
  return asksToChoose(rest) ? name : rest;
}

const listButton = 'button:is([role=combobox],[aria-haspopup])';

const isList = (element: Element): boolean =>
  element.matches('[aria-autocomplete=list]') || closestMatching(element, '[role=combobox]') !== null;

/** A group's label: legend, `aria-labelledby`, a label that names the group, or `aria-label`; empty if none. */
export function groupText(group: Element): string {
  const referred = referredText(group);
  if (referred) return referred;
  const legend = group.localName === 'fieldset' ? group.querySelector(':scope > legend') : null;
  if (legend) return textAlternative(legend) || toVisibleLine(legend.textContent ?? '') || generatedContentText(legend);
  const named = labelsOf(group).map(labelWords).filter(Boolean);
  return named.length > 0 ? named.join(' ') : toVisibleLine(group.getAttribute('aria-label') ?? '');
}

/** For screen readers, names often include the chosen value, which is not part of the question. */
function referredText(element: Element): string {
  const ids = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
  const root = element.getRootNode();
  if (ids.length === 0 || !(root instanceof Document || root instanceof ShadowRoot)) return '';
  const parts = ids.flatMap((id) => root.getElementById(id) ?? []);
  const others = parts.filter((part) => !element.contains(part) || isCaption(part, element));
  if (others.length < parts.length) return others.map(textAlternative).join(' ');
  return parts.length > 2 ? withMarksLast(parts) : largeReferenceName(element);
}

/** "Date of birth Required question" and "Date" under it: what says that it has to be answered stands between the two. */
function withMarksLast(parts: readonly Element[]): string {
  const outer = parts.filter((part) => !parts.some((other) => other !== part && other.contains(part)));
  const said = outer.map(textAlternative);
  const plain = said.map(withoutGluedMark);
  const marks = said.map((text, at) => text.slice(plain[at]?.length).trim());
  return [...plain, ...marks].filter(Boolean).join(' ');
}

/** A group may hold the words over it; what holds a control as well, or is pressed, is its answer. */
const isCaption = (part: Element, group: Element): boolean =>
  group.matches('[role=group],[role=radiogroup],fieldset') &&
  part.querySelector(pressed) === null &&
  !part.matches(pressed);

const pressed =
  'input,select,textarea,button,[role]:not([role=heading],[role=presentation],[role=none]),[contenteditable]';

function labelsAround(element: Element): readonly Element[] {
  const labels = labelsOf(element);
  if (labels.length > 0) return labels;
  // A name of its own is also read in the label around it, and would stand there twice.
  const around = element.matches('[role]:not([aria-label])') ? closestMatching(element, 'label') : null;
  return around ? [around] : [];
}

/**
 * Elements in a label with words of their own: a list's options, typed text, a telephone number's countries, what is wrong with an answer,
 * and icons that a font makes of their names.
 */
const apartFromLabel = `select,textarea,button,ul,i[aria-hidden=true],[contenteditable],[role=button],[role=combobox],[role=listbox],[role=alert],[aria-live],
  [class*=error i],[id*=error i]`;

function withoutOwnOptions(label: Element, element: Element): string {
  if (!label.contains(element)) return withoutExplainer(label);
  const words = labelWords(label);
  // A label around the whole widget says its words, and the control's own name once more.
  const own = toVisibleLine(element.getAttribute('aria-label') ?? '');
  if (own !== '' && toVisibleLine(label.textContent ?? '').startsWith(own)) return own;
  const asked = element.localName === 'button' && own !== '' ? withoutShownChoice(label, own) : '';
  if (asked) return asked;
  if (label.querySelector(apartFromLabel) === null || label.matches(apartFromLabel)) return words;
  const copy = label.cloneNode(true);
  if (!(copy instanceof Element)) return words;
  for (const inner of copy.querySelectorAll(apartFromLabel)) inner.remove();
  return toVisibleLine(copy.textContent ?? '') || words;
}

/** A label around all of a list shows its choice as well, and the list is named by both: "Gender, Please choose". */
function withoutShownChoice(label: Element, name: string): string {
  const words = toVisibleLine(label.textContent ?? '');
  const ends = [...name.matchAll(/, /g)].map(({ index }) => index);
  const end = ends.find((at) => ['', ' '].some((gap) => words === `${name.slice(0, at)}${gap}${name.slice(at + 2)}`));
  return end === undefined ? '' : name.slice(0, end);
}

/** A button in a label that stands apart from its control explains it, and is named at its end: "Telephone More information". */
function withoutExplainer(label: Element): string {
  const words = labelWords(label);
  const button = Array.from(label.querySelectorAll('button,[role=button]')).at(-1);
  const name = button ? accessibleName(button) : '';
  const rest = name !== '' && words.endsWith(name) ? words.slice(0, -name.length).trimEnd() : '';
  return /\p{L}/u.test(rest) ? rest : words;
}

/** Labels only for screen readers are labels too. */
function labelWords(label: Element): string {
  return textAlternative(label) || toVisibleLine(label.textContent ?? '');
}

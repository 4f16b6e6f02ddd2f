import type { FieldKey } from '@/domain/form/field-key-schema';
import type { FormField } from '@/domain/form/form-field';
import { isSameQuestion } from '@/forms/keys/is-same-question';
import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { nameWordTest } from '@/language/match/name-word-test';
import { isDatePartName } from '@/language/words/forms/date-part-labels';
import { isPlaceholderOption } from '@/language/words/forms/placeholder-option-words';
import { isYesOrNo } from '@/language/words/forms/yes-no-words';
import { findTarget } from '@/page/dom/refs/find-target';
import { bringIntoView } from '@/page/dom/visibility/bring-into-view';
import { partsOfLabel } from '@/page/form/shared-label';
import { fieldAt } from './last-read-form';
import { isPartOf, lettersOf, piecesOf, saysAll } from './question-pieces';
import { isEndOfScale, isPartOfRow, placeholderShown } from './row-of-boxes';
import { saysByItsChoice } from './says-by-its-choice';
import { type VisibleText, visibleTexts } from './visible-text-pieces';
import { gap, isOfOtherColumn, isOtherControls, sameLine } from './words-of-others';

/** CSS pixels. How far from a box its question may be, and how near other words must be to count. */
const reach = { left: 600, above: 300, right: 400, below: 60 };
const beside = { left: 320, above: 48 };
/** Text covered by more than this is not readable. */
const covered = 0.3;

const written = new Set<FormField['kind']>(['text', 'multiline', 'number', 'date', 'select', 'combobox', 'tags']);

/**
 * Whether the words a person reads at a field ask what a program read. Labels can be hidden, covered, drawn by style sheets or placed
 * beside other boxes: what decides on a value must be visible where it is entered.
 */
export function isQuestionVisible(selector: string, key: FieldKey | null): boolean {
  const field = fieldAt(selector);
  const control = findTarget({ selector });
  if (!field || !control || !written.has(field.kind)) return true;
  // At the edge of what scrolls, its question may be out of sight though it is not.
  bringIntoView(control, { isMoved: true });
  const box = shownBox(control);
  if (box === null) return true;
  const words = readAtBox(control, box, field, key);
  if (words !== null && saysByItsChoice(control, key, words)) return true;
  return words === null || isSameQuestion({ ...field, key }, words);
}

/** A widget's input may be only as wide as its text: then the visible box is its block's. */
function shownBox(control: Element): DOMRect | null {
  for (let at: Element | null = control; at && !at.matches('form,body'); at = at.parentElement) {
    const box = at.getBoundingClientRect();
    if (box.width >= 40 && box.height >= 10) return box;
  }
  return null;
}

/** The visible question; null if it is the one that was read. */
function readAtBox(control: Element, box: DOMRect, field: FormField, key: FieldKey | null): string | null {
  const { left, above, right, below } = reach;
  const zone = new DOMRect(box.left - left, box.top - above, box.width + left + right, box.height + above + below);
  const seen = visibleTexts(control, zone);
  const isKnown = knownWords(field);
  const asked = lettersOf(field.question);
  const own = piecesOf(field, seen);
  const others = seen.filter(
    (text) => !own.includes(text) && !isKnown(text.text) && !isOtherControls(text, box, control),
  );
  const before = own.filter((each) => isBefore(each.box, box));
  const isOfRow = ({ text }: VisibleText) => isPartOfRow(control, field, key, text);
  const over = others.find((other) => own.some((each) => shareCovered(each.box, other.box) > covered));
  if (over) return over.text;
  if (before.length === 0) {
    const headings = own.length > 0 ? seen.filter(isSectionOf(field)) : [];
    const [nearest] = [...others, ...headings]
      .filter((each) => isNearBefore(each.box, box))
      .sort((a, b) => gap(a.box, box) - gap(b.box, box));
    // A box with its label below it, in a group: what stands over the group's legend is about no box of it.
    if (nearest && !headings.includes(nearest) && !isOfRow(nearest)) return nearest.text;
  }
  const isOwnAbove = before.some((each) => isOver(each.box, box, beside.above));
  const onLine = others.filter(
    ({ box: other, within }) =>
      isLeftOf(other, box) &&
      !before.some((each) => isLeftOf(each.box, box)) &&
      !(isOwnAbove && isOfOtherColumn(within, control)),
  );
  const isEnd = isEndOfScale(control, before.length > 0);
  if (onLine[0] && !isEnd && !isOfRow(onLine[0])) return onLine[0].text;
  if (own.length === 0 && seen.some((each) => namesAmongOthers(each, box, field))) return null;
  if (own.length === 0) return placeholderShown(control) ?? '';
  const beginning = others.filter((other) => own.some((each) => goesOn(each, other)));
  // Text that a style sheet adds to a label is for eyes only.
  const drawn = beginning.find(({ isDrawn }) => isDrawn);
  if (drawn) return drawn.text;
  // A legend and a label may say the same.
  if (beginning.length === 0 && own.every(({ text }) => lettersOf(text) === asked)) return null;
  const whole = inReadingOrder([...own, ...beginning]);
  return lettersOf(whole) === asked || saysAll(lettersOf(whole), asked) ? null : whole;
}

/** "Postcode / Town" before both their boxes, or above them. */
function namesAmongOthers({ text, box: words }: VisibleText, box: DOMRect, { question }: FormField): boolean {
  const row = new DOMRect(box.left - reach.left, box.top, box.width + reach.left, box.height);
  return (isBefore(words, box) || isOver(words, row, beside.above)) && partsOfLabel(text).includes(question);
}

/** What belongs to the field besides its question: hints, headings above it, marks for required or optional; and no answer asks anything. */
function knownWords({ hint, sections, options, parts }: FormField): (text: string) => boolean {
  const known = [hint, ...sections, ...(options ?? []).map(({ label }) => label)].map(lettersOf);
  return (text) => {
    const letters = lettersOf(text);
    return (
      letters.length < 3 ||
      (parts.length > 0 && isDatePartName(text)) ||
      isYesOrNo(text) ||
      isPlaceholderOption(text) ||
      isMark(fold(text)) ||
      isOptionalMark(fold(text)) ||
      known.some((each) => each !== '' && (isPartOf(letters, each) || isPartOf(each, letters)))
    );
  };
}

/** A heading over the field as a whole: a piece of one may be another's question. */
function isSectionOf({ sections }: FormField): (text: VisibleText) => boolean {
  const known = new Set(sections.map(lettersOf).filter(Boolean));
  return ({ text }) => known.has(lettersOf(text));
}

const isMark = nameWordTest({ alone: phrases('forms.required') });
const isOptionalMark = nameWordTest({ alone: phrases('forms.optional') });

/** Left of a box on its line, or above it. */
function isBefore(text: DOMRect, box: DOMRect): boolean {
  return isLeftOf(text, box, reach.left) || isOver(text, box, reach.above) || isIn(text, box);
}

function isNearBefore(text: DOMRect, box: DOMRect): boolean {
  return isLeftOf(text, box, beside.left) || isOver(text, box, beside.above) || isIn(text, box);
}

const middleOf = ({ top, bottom }: DOMRect): number => (top + bottom) / 2;

function isLeftOf(text: DOMRect, box: DOMRect, far = beside.left): boolean {
  const isOnLine =
    middleOf(text) > box.top - sameLine && middleOf(text) < Math.min(box.bottom, box.top + 60) + sameLine;
  return isOnLine && text.right <= box.left + sameLine && box.left - text.right < far;
}

function isOver(text: DOMRect, box: DOMRect, far: number): boolean {
  const isAcross = text.left < box.right && text.right > box.left - sameLine * 2;
  return isAcross && text.bottom <= box.top + sameLine && box.top - text.bottom < far;
}

/** A floating label inside its box. */
const isIn = (text: DOMRect, box: DOMRect): boolean =>
  middleOf(text) > box.top - sameLine &&
  middleOf(text) < box.bottom &&
  text.left >= box.left - 2 &&
  text.left < box.right;

function shareCovered(own: DOMRect, other: DOMRect): number {
  const across = Math.min(own.right, other.right) - Math.max(own.left, other.left);
  const down = Math.min(own.bottom, other.bottom) - Math.max(own.top, other.top);
  return across <= 0 || down <= 0 ? 0 : (across * down) / (own.width * own.height);
}

/** A label continued by other words on the same line. */
function goesOn(own: VisibleText, other: VisibleText): boolean {
  const label = other.within.closest('label') ?? other.within;
  if (other.isDrawn && label.contains(own.within) && label.matches('label,span,b,strong,em')) return true;
  const isOnLine = Math.abs(middleOf(own.box) - middleOf(other.box)) < own.box.height / 2 + 2;
  const apart = Math.max(other.box.left - own.box.right, own.box.left - other.box.right);
  return isOnLine && apart < 12;
}

const inReadingOrder = (texts: readonly VisibleText[]): string =>
  texts
    .toSorted((a, b) => (Math.abs(a.box.top - b.box.top) > 6 ? a.box.top - b.box.top : a.box.left - b.box.left))
    .map(({ text }) => text)
    .join(' ');

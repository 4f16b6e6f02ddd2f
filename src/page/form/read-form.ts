import type { FormField, FormReading } from '@/domain/form/form-field';
import { assignFormKeys } from '@/forms/assign-form-keys';
import { toVisibleLine } from '@/language/fold/visible-one-line';
import { type ControlCounts, countControls } from '@/page/dom/controls/control-counts';
import { textAlternative } from '@/page/dom/text/text-alternative';
import { closestMatching, isInFlatTree } from '@/page/dom/tree/flat-tree';
import { findAddEntryControls } from './add-entry-controls';
import { askBesideLists } from './ask-beside-lists';
import { assignFieldIds } from './assign-field-ids';
import { withCaption } from './caption-of-only-question';
import { collectControls } from './collect-controls';
import { noteQuestions, wasFoundHidden } from './controls-found-hidden';
import { readEmbeddedQuestions } from './embedded-questions';
import { withAdderTitles } from './entries-over-adders';
import { findPlacedEntries, withEntryIndexes } from './entry-editors';
import type { FieldDraft } from './field-draft';
import { findClosedParts } from './find-closed-parts';
import { formSteps } from './form-steps';
import { groupFormControls } from './group-form-controls';
import { joinCharacters } from './join-characters';
import { joinConfirmations } from './join-confirmations';
import { joinDates } from './join-dates';
import { joinEmails } from './join-emails';
import { joinPhones } from './join-phones';
import { withListed } from './listed-options';
import { withoutRowNumbers } from './numbered-rows';
import { isForOtherAnswer } from './other-answer';
import { readFieldDraft } from './read-field-draft';
import { assignEntryIndexes } from './repeated-entries';
import { readHeadings } from './section-headings';

/** The page's own search is no part of any form about the user, whatever its boxes are called. */
const searches = 'search,[role=search]';

/** Characters. Enough text to detect a language. */
const sample = 4000;

/** The form this frame shows: every question with its controls, and the key the rules give it. */
export async function readForm(): Promise<FormReading> {
  const controls = collectControls().filter(
    ({ element }) => closestMatching(element, searches) === null && !isForOtherAnswer(element),
  );
  const elements = controls.map(({ element }) => element);
  const counts = countControls(elements);
  const context = {
    counts,
    system: readEmbeddedQuestions(elements),
    sectionsOver: readHeadings(counts),
  };
  const drafts = groupFormControls(controls, counts).flatMap((group) => readFieldDraft(group, context) ?? []);
  const entries = findPlacedEntries(elements, context.sectionsOver, counts);
  const joined = withEntryIndexes(withCaption(joinDrafts(drafts, counts), counts), entries);
  const isKeeper = (selector: string) => entries.editors.some(({ keep }) => keep === selector);
  const adds = findAddEntryControls(context.sectionsOver).filter((each) => !isKeeper(each.selector));
  const indexed = assignEntryIndexes(joined.map(({ field }) => field));
  const asked = withAdderTitles(indexed, joined, adds, counts);
  const declared = document.documentElement.lang || null;
  const keyed = assignFormKeys(asked.map(withListed), formsOf(joined), declared);
  const read = keyed.map((field, at) => ({ ...field, options: asked[at]?.options ?? null }));
  const fields = assignFieldIds(read.map((field, at) => withCalendar(field, joined[at]?.elements[0] ?? null)));
  // Read last: what is cached per task is lost at the first await.
  const answered = new Set(fields.flatMap(({ key, selector }) => (key?.startsWith('never.') ? [] : selector)));
  const ofForm = joined.flatMap(({ field, elements: [main] }) => (answered.has(field.selector) ? main : []));
  noteQuestions(fields, joined);
  const hidden = new Set(
    joined.flatMap(({ field, elements }) => (elements.every(wasFoundHidden) ? field.selector : [])),
  );
  const inSight = fields.filter(
    ({ selector, isVisible }) => answered.has(selector) && isVisible && !hidden.has(selector),
  );
  const parts = {
    adds,
    closed: findClosedParts(ofForm, entries.rows),
    editors: entries.editors.map(({ element, layer, ...editor }) => ({
      ...editor,
      fields: fieldsIn(element, joined),
      layer: layer && fieldsIn(layer, joined),
    })),
    kept: entries.kept,
  };
  const steps = formSteps(ofForm, countQuestions(inSight));
  return { title: toVisibleLine(document.title), language: await formLanguage(), fields, ...parts, ...steps };
}

/** An empty box for a date that nobody can type into is there to be pressed: a calendar opens. */
function withCalendar(field: FormField, box: Element | null): FormField {
  const isPressed = box?.matches('input[type=text]:read-only:enabled:not([aria-disabled=true])') ?? false;
  return isPressed && field.value === '' && asksForDate(field.key) ? { ...field, isEnabled: true } : field;
}

const asksForDate = (key: FormField['key']): boolean =>
  key !== null && /^(?:bday|start_date|\w+\.(?:start|end)Date)$/.test(key);

const fieldsIn = (part: Element, drafts: readonly FieldDraft[]): string[] =>
  drafts.flatMap(({ field, elements: [main] }) => (isInFlatTree(main, part) ? field.selector : []));

/** What is asked in several boxes or lists: an amount and its currency, a country's code and the number. */
const parted = /^(?:salary|tel|bday)(?=[.-]|$)/;

function countQuestions(fields: FormReading['fields']): number {
  return new Set(fields.map(({ key, selector }) => parted.exec(key ?? '')?.[0] ?? selector)).size;
}

/** ISO 639-1 code of the document, as declared, else as detected; null if neither works. */
async function formLanguage(): Promise<string | null> {
  const said = /^[a-z]{2}(?=$|[-_])/i.exec(document.documentElement.lang.trim())?.[0];
  if (said) return said.toLowerCase();
  const text = document.body ? textAlternative(document.body).slice(0, sample) : '';
  const { languages } = await chrome.i18n.detectLanguage(text);
  return languages[0]?.language.slice(0, 2) ?? null;
}

/** Which of the page's forms each field is in, as a number; null: none. */
function formsOf(drafts: readonly FieldDraft[]): (number | null)[] {
  const seen: Element[] = [];
  return drafts.map(({ elements: [main] }) => {
    const form = closestMatching(main, 'form,[role=form]');
    if (form === null) return null;
    if (!seen.includes(form)) seen.push(form);
    return seen.indexOf(form);
  });
}

/** Joins controls that answer the same question into one field. */
function joinDrafts(drafts: FieldDraft[], counts: ControlCounts): FieldDraft[] {
  const named = withoutRowNumbers(drafts);
  return joinConfirmations(
    askBesideLists(joinDates(joinPhones(joinEmails(joinCharacters(named, counts), counts), counts), counts), counts),
  );
}

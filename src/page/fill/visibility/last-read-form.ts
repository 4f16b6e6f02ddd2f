import type { FieldKey } from '@/domain/form/field-key-schema';
import type { FormField, FormReading } from '@/domain/form/form-field';
import type { FieldControls } from '@/domain/form/form-filling';
import { findCachedTarget } from '@/page/dom/refs/find-target';
import { readForm } from '@/page/form/read-form';
import { controlWordsOf } from './words-of-control';

/** What this document's fields ask for, by selector, when last read. */
const keys = new Map<string, string | null>();

interface Asked {
  field: FormField;
  question: string;
  labels: string;
  /** A fingerprint of the page when it was read: while it is the same, questions need not be read again. */
  words: string;
}

/** What was read in this document, by the selectors of a field's controls; null: nothing, so no value is meant for it. */
let asked: ReadonlyMap<string, Asked> | null = null;

/** What each ticked checkbox asks for. */
const ticks = new WeakMap<Element, FieldKey | null>();

/** What a page may read in a CV and tick: nothing that consents, declares, or is the user's to say. */
const readInFiles = /^(?:work|education|language|skills|relocation)(?:\.|$)/;

/** Whether a checkbox asks for what a page may have read in a file. */
export function isReadFromFile(box: Element): boolean {
  return readInFiles.test(ticks.get(box) ?? '');
}

/** Reads the form, and remembers which fields must not be filled and what each one asks. */
export async function readFormToFill(): Promise<FormReading> {
  const reading = await readForm();
  for (const { selector, key, parts, options } of reading.fields) {
    const all = [selector, ...parts.map((part) => part.selector), ...(options ?? []).map((option) => option.selector)];
    for (const each of all) if (each !== null) keys.set(each, key);
  }
  for (const { kind, key, selector, options } of reading.fields) {
    if (kind !== 'tick' && kind !== 'choices' && kind !== 'choice') continue;
    for (const each of [selector, ...(options ?? []).map((option) => option.selector)]) {
      const box = each === null ? null : findCachedTarget(each);
      if (box) ticks.set(box, key);
    }
  }
  asked = new Map(reading.fields.flatMap(askedBy));
  return reading;
}

function askedBy(field: FormField): [string, Asked][] {
  const { selector, parts, question, options } = field;
  return [selector, ...parts.map((part) => part.selector)].map((each) => [
    each,
    { field, question, labels: labelsOf(options), words: wordsAt(each, options) },
  ]);
}

/** Whether the page still asks the same there as when it was read: it may have been redrawn, or be another page, even of another site. */
export async function isStillAsked({
  selector,
  question,
  options,
}: Pick<FieldControls, 'selector' | 'question' | 'options'>): Promise<boolean> {
  if (asked === null) return false;
  const known = asked.get(selector);
  if (known?.question === question && known.words === wordsAt(selector, options)) return true;
  await readFormToFill();
  const now = asked.get(selector);
  return now?.question === question && now.labels === labelsOf(options);
}

function wordsAt(selector: string, options: FormField['options']): string {
  const element = findCachedTarget(selector);
  return element ? controlWordsOf(element, options) : '';
}

const labelsOf = (options: FormField['options']): string =>
  (options ?? []).flatMap(({ label, selector }) => (selector === null ? [] : [label])).join('\n');

/** Whether a field must always be left alone; reads the form again if the field is unknown. */
export async function mustStayEmpty(selector: string): Promise<boolean> {
  if (!keys.has(selector)) await readFormToFill();
  return keys.get(selector)?.startsWith('never.') ?? false;
}

/** A control's question when last read, and the key the rules gave it; null if none was read. */
export function questionAt(selector: string): { question: string; key: string | null } | null {
  const found = asked?.get(selector);
  return found ? { question: found.question, key: keys.get(selector) ?? null } : null;
}

/** The field a control was read as; undefined if none. */
export const fieldAt = (selector: string): FormField | undefined => asked?.get(selector)?.field;

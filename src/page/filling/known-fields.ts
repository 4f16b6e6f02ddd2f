import type { FieldKey } from '@/domain/field-key';
import type { FormField, FormReading } from '@/domain/form-field';
import type { FieldControls } from '@/domain/form-filling';
import { readForm } from '../forms/read-form';
import { findDuringLook } from '../refs/find-target';
import { wordsOver } from './words-over';

/** What this document's fields ask for, by selector, as they were read last. */
const keys = new Map<string, string | null>();

interface Asked {
  field: FormField;
  question: string;
  labels: string;
  /** Told of the page when it was read: while they are the same the question need not be read again. */
  words: string;
}

/** What was read in this document, by the selectors of a field's controls; null: nothing was, so no value is meant for it. */
let asked: ReadonlyMap<string, Asked> | null = null;

/** What each box that is ticked asks for. */
const ticks = new WeakMap<Element, FieldKey | null>();

/** What of a person a page may read in their CV, and tick: nothing that agrees, declares, or is only theirs to say. */
const readInFiles = /^(?:work|education|language|skills|relocation)(?:\.|$)/;

/** Whether a box asks for what a page may have read in a file. */
export function isReadInFiles(box: Element): boolean {
  return readInFiles.test(ticks.get(box) ?? '');
}

/** Reads the form, and remembers which of its fields nobody may fill, and what each asks. */
export async function readFormToFill(): Promise<FormReading> {
  const reading = await readForm();
  for (const { selector, key, parts, options } of reading.fields) {
    const all = [selector, ...parts.map((part) => part.selector), ...(options ?? []).map((option) => option.selector)];
    for (const each of all) if (each !== null) keys.set(each, key);
  }
  for (const { kind, key, selector, options } of reading.fields) {
    if (kind !== 'tick' && kind !== 'choices' && kind !== 'choice') continue;
    for (const each of [selector, ...(options ?? []).map((option) => option.selector)]) {
      const box = each === null ? null : findDuringLook(each);
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

/**
 * Whether the page still asks there what it asked when it was read: it may have been drawn anew, or be another page by now, of another
 * site even.
 */
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
  const element = findDuringLook(selector);
  return element ? wordsOver(element, options) : '';
}

const labelsOf = (options: FormField['options']): string =>
  (options ?? []).flatMap(({ label, selector }) => (selector === null ? [] : [label])).join('\n');

/** Whether a field is one of those that are left alone, whoever asks: read anew where it was not among those read before. */
export async function isKnownToStayEmpty(selector: string): Promise<boolean> {
  if (!keys.has(selector)) await readFormToFill();
  return keys.get(selector)?.startsWith('never.') ?? false;
}

/** What a control asked when it was read last, and what the rules know of that; null where nothing was read there. */
export function askedAt(selector: string): { question: string; key: string | null } | null {
  const found = asked?.get(selector);
  return found ? { question: found.question, key: keys.get(selector) ?? null } : null;
}

/** The field that a control was read as; undefined where nothing was. */
export const readAt = (selector: string): FormField | undefined => asked?.get(selector)?.field;

import type { FormReading } from '@/domain/form-field';
import { readForm } from '../forms/read-form';

/** What this document's fields ask for, by selector, as they were read last. */
const keys = new Map<string, string | null>();

/** Reads the form, and remembers which of its fields nobody may fill. */
export async function readFormToFill(): Promise<FormReading> {
  const reading = await readForm();
  for (const { selector, key, parts, options } of reading.fields) {
    const all = [selector, ...parts.map((part) => part.selector), ...(options ?? []).map((option) => option.selector)];
    for (const each of all) if (each !== null) keys.set(each, key);
  }
  return reading;
}

/** Whether a field is one of those that are left alone, whoever asks: read anew where it was not among those read before. */
export async function isKnownToStayEmpty(selector: string): Promise<boolean> {
  if (!keys.has(selector)) await readFormToFill();
  return keys.get(selector)?.startsWith('never.') ?? false;
}

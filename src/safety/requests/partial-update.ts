import { identifierWords } from '@/domain/form-keys/field-words';
import { hasFinalSend } from '../words/step-words';
import type { RequestPart } from './request-parts';

/** By these names ASP.NET, JSF and Drupal say which control has made the page send its whole form to itself, to draw a part of it anew. */
const causes = new Set(['__eventtarget', 'javax.faces.source', 'jakarta.faces.source', '_triggering_element_name']);

/**
 * True where a form goes to its own address only because one of its answers has changed: a country, whose regions are asked for. What is
 * pressed names itself too, and has no value but its name.
 */
export function isPartialUpdate(parts: readonly RequestPart[]): boolean {
  const control = parts.find(({ name, value }) => causes.has(name.toLowerCase()) && value !== '')?.value;
  if (control === undefined || hasFinalSend(identifierWords(control))) return false;
  return parts.some(({ name, value }) => name === control && value !== control);
}

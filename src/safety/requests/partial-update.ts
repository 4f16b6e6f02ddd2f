import { identifierWords } from '@/domain/form-keys/field-words';
import { saysSentBy } from '../next-step/says-sent';
import { hasFinalSend } from '../words/step-words';
import { addressOnly, type GatedRequest } from './gated-request';
import type { RequestPart } from './request-parts';

/** By these names ASP.NET, JSF and Drupal say which control has made the page send its whole form to itself, to draw a part of it anew. */
const causes = new Set(['__eventtarget', 'javax.faces.source', 'jakarta.faces.source', '_triggering_element_name']);
/** With it they say what the page looked like: a page that was not made so has none. */
const states = new Set(['__viewstate', 'javax.faces.viewstate', 'jakarta.faces.viewstate', 'form_build_id']);

/**
 * True where a form goes to its own address only because one of its answers has changed: a country, whose regions are asked for. What is
 * pressed names itself too, and has no value but its name.
 */
export function isPartialUpdate(parts: readonly RequestPart[]): boolean {
  const control = parts.find(({ name, value }) => causes.has(name.toLowerCase()) && value !== '')?.value;
  if (control === undefined || hasFinalSend(identifierWords(control))) return false;
  return parts.some(({ name, value }) => name === control && value !== control);
}

/** The same of a page that was really made so, which goes to itself and says of nothing that it is sent. `pages`: where its forms go. */
export function isOwnUpdate(
  { url, headers }: Pick<GatedRequest, 'url' | 'headers'>,
  parts: readonly RequestPart[],
  pages: ReadonlySet<string>,
): boolean {
  if (!isPartialUpdate(parts) || parts.some(({ name, value }) => saysSentBy(name, value))) return false;
  if (!parts.some(({ name, value }) => states.has(name.toLowerCase()) && value.length >= shortestState)) return false;
  return pages.has(addressOnly(url)) || isOwnPage(url, headers);
}

const shortestState = 8;

const isOwnPage = (url: string, headers: GatedRequest['headers']): boolean =>
  Object.entries(headers).some(
    ([name, value]) => name.toLowerCase() === 'referer' && addressOnly(value) === addressOnly(url),
  );

import { foldIdentifier } from '@/language/fold/fold';
import { hasFinalSend } from '@/safety/names/step-words';
import { type GatedRequest, urlWithoutQuery } from './gated-request';
import type { RequestPart } from './request-parts';
import { isFinalSendValue } from './sent-operation-words';

/** Fields in which ASP.NET, JSF and Drupal name the control that made the page post its form to itself, to redraw a part of it. */
const causes = new Set(['__eventtarget', 'javax.faces.source', 'jakarta.faces.source', '_triggering_element_name']);
/** They come with the page's state, which other pages do not have. */
const states = new Set(['__viewstate', 'javax.faces.viewstate', 'jakarta.faces.viewstate', 'form_build_id']);

/**
 * True if a form is posted to its own page just because an answer changed: a country, to load its regions. A pressed button names itself
 * too, with nothing but its name as value.
 */
export function isPartialUpdate(parts: readonly RequestPart[]): boolean {
  const control = parts.find(({ name, value }) => causes.has(name.toLowerCase()) && value !== '')?.value;
  if (control === undefined || hasFinalSend(foldIdentifier(control))) return false;
  return parts.some(({ name, value }) => name === control && value !== control);
}

/** The same, for a page that really is of this kind, posts to itself and says nowhere that it sends. `pages`: its forms' targets. */
export function isOwnPartialUpdate(
  { url, headers }: Pick<GatedRequest, 'url' | 'headers'>,
  parts: readonly RequestPart[],
  pages: ReadonlySet<string>,
): boolean {
  if (!isPartialUpdate(parts) || parts.some(({ name, value }) => isFinalSendValue(name, value))) return false;
  if (!parts.some(({ name, value }) => states.has(name.toLowerCase()) && value.length >= shortestState)) return false;
  return pages.has(urlWithoutQuery(url)) || isOwnPage(url, headers);
}

const shortestState = 8;

const isOwnPage = (url: string, headers: GatedRequest['headers']): boolean =>
  Object.entries(headers).some(
    ([name, value]) => name.toLowerCase() === 'referer' && urlWithoutQuery(value) === urlWithoutQuery(url),
  );

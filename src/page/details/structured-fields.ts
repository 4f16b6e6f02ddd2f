import { foldSpace } from '@/domain/fold-space';
import type { ReadFields } from '@/domain/job-fields';
import { parseMarkup } from '../structured-data/plain-text';
import { fieldsOfItem, identifierOf } from '../structured-data/posting-fields';
import type { StructuredItem } from '../structured-data/structured-item';
import { collectLines } from './collect-lines';
import { descriptionText } from './description-text';
import type { PageNames } from './page-names';

/** The fields that the page's structured data has of its posting. */
export function readStructuredFields(item: StructuredItem, names: PageNames): ReadFields {
  const fields = fieldsOfItem(item);
  const identifier = identifierOf(item);
  if (typeof item.description === 'string') fields.description = textOfMarkup(item.description) || undefined;
  // A company's own number of the posting is no site's id: the id is what the site's addresses carry.
  if (identifier && names.addresses.some((address) => address.includes(identifier))) fields.siteJobId = identifier;
  return fields;
}

/** A description in HTML as text, a line a paragraph or list item; line breaks of a plain one are kept. */
function textOfMarkup(markup: string): string {
  const inert = parseMarkup(markup);
  if (inert.body.firstElementChild) return descriptionText(collectLines(inert.body));
  const lines = (inert.body.textContent ?? '').split('\n').map(foldSpace);
  return lines.filter(Boolean).join('\n');
}

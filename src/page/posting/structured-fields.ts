import type { ReadFields } from '@/domain/job/job-fields';
import { descriptionText } from '@/jobs/posting/description-text';
import { collapseWhitespace } from '@/language/fold/collapse-whitespace';
import { parseMarkup } from '@/page/dom/data/plain-text';
import type { DocumentHead } from '@/page/dom/text/document-head-names';
import { collectLines } from './lines/collect-lines';
import { fieldsOfItem, identifierOf } from './structured-data/schema-posting-fields';
import type { StructuredItem } from './structured-data/structured-item';

/** The fields of the posting in the page's structured data. */
export function readStructuredFields(item: StructuredItem, names: DocumentHead): ReadFields {
  const fields = fieldsOfItem(item);
  const identifier = identifierOf(item);
  if (typeof item.description === 'string') fields.description = textOfMarkup(item.description) || undefined;
  // A company's own number for the posting is not the site's id, which appears in the site's addresses, and is none of them.
  const isPartOf = (address: string) =>
    identifier !== undefined && address !== identifier && address.includes(identifier);
  if (names.addresses.some(isPartOf)) fields.siteJobId = identifier;
  return fields;
}

/** An HTML description as text, one line per paragraph or list item; line breaks of plain text are kept. */
function textOfMarkup(markup: string): string {
  const inert = parseMarkup(markup);
  if (inert.body.firstElementChild) return descriptionText(collectLines(inert.body));
  const lines = (inert.body.textContent ?? '').split('\n').map(collapseWhitespace);
  return lines.filter(Boolean).join('\n');
}

import { readDocumentHead } from './document-head-names';
import { readVisiblePosting } from './visible-posting';

/** The text of a posting, whether or not the page says whose; null if there is none. */
export function readPostingText(page: Document): string | null {
  return readVisiblePosting(page.body, new Set(), readDocumentHead(page)).fields.description ?? null;
}

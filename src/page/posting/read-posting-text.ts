import { readFramedText } from '@/jobs/posting/read-framed-text';
import { collectLines } from './lines/collect-lines';

/** The text of a posting, whether or not the page says whose; null if there is none. */
export function readPostingText(page: Document): string | null {
  return readFramedText(collectLines(page.body));
}

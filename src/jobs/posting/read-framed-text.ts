import { keepToSection } from './description-section';
import { descriptionText } from './description-text';
import { findDescriptionRun } from './find-description';
import { fitRun } from './fit-description';
import type { PostingLine } from './posting-line';

/** No line heads the text: what does stands on the page around its frame. */
const noHeading = -1;

/** The text of a posting from the lines of a frame that holds nothing else; null if it is none. */
export function readFramedText(lines: readonly PostingLine[]): string | null {
  const prose = findDescriptionRun(lines, noHeading);
  if (!prose) return null;
  const { start, end } = fitRun(lines, keepToSection(lines, prose), undefined);
  return descriptionText(lines.slice(start, end));
}

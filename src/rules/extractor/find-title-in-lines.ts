import type { ExtractorInput } from '@/agents/extractor/extractor';
import { textAsWritten } from '@/agents/extractor/read-report';
import { isCompanyLink } from '@/jobs/posting/is-company-link';
import type { NumberedLine } from '@/jobs/posting/parse-numbered-text';
import { isTitleText } from '@/jobs/text-kind/title-text';
import { containsWords, countWords } from '@/language/fold/comparable-text';
import { isDescriptionHeading } from '@/language/words/jobs/posting-section-words';
import { isNotAName } from './is-other-text';

const mostWords = 25;

/**
 * The job's title: its row's name if the text has it; otherwise the line found in the page's own title, the first that reads like a title,
 * or the first that is nothing else. Null if there is none.
 */
export function findTitleInLines({ known, text, page }: ExtractorInput, head: readonly NumberedLine[]): string | null {
  const expected = known.title === undefined ? null : textAsWritten(known.title, text);
  if (expected !== null) return expected;
  const lines = head.filter(mayBeTitle);
  const confirmed = lines.filter((line) => countWords(line.text) > 1 && containsWords(page.title, line.text));
  const best =
    confirmed.find((line) => isTitleText(line.text)) ??
    lines.find((line) => isTitleText(line.text)) ??
    confirmed[0] ??
    lines[0];
  return best?.text ?? null;
}

function mayBeTitle(line: NumberedLine): boolean {
  const { text, links } = line;
  if (countWords(text) > mostWords || isNotAName(text) || isDescriptionHeading(text)) return false;
  return !links.some(({ url }) => isCompanyLink(url)) && /\p{L}{2}/u.test(text);
}

/** The pieces after the title, in order; all of them if none contains it. */
export function piecesAfter(pieces: readonly string[], title: string | null): readonly string[] {
  const place = title === null ? -1 : pieces.findIndex((piece) => containsWords(piece, title));
  return pieces.slice(place + 1);
}

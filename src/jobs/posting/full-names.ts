import { hasLegalForm } from '@/jobs/text-kind/company-text';
import { containsWords, countWords, wordsOnly } from '@/language/fold/comparable-text';
import { segmentsOf } from './line-segment';
import type { PostingHeader } from './posting-header';

const mostWords = 12;
/** Evidence of a name that stands by itself and in the posting's own sentences. */
const evidence = 4;

/**
 * Companies by their full names, which the page writes by themselves, as above an address or at its foot, and which the posting's text says:
 * those beside similar jobs it does not.
 */
export function companiesInFull(header: PostingHeader): { text: string; score: number }[] {
  const { lines, description } = header;
  const prose = description ? lines.slice(description.start, description.end) : [];
  const names = lines.flatMap((line, index) => {
    if (line.surroundings === 'dialog' || !hasLegalForm(line.text)) return [];
    return segmentsOf(line, index).flatMap(({ text }) => {
      const [name = text] = hasLegalForm(text) ? [text] : text.split(', ').filter(hasLegalForm);
      const isSaid = prose.some(
        (other) => other !== line && other.text.length > text.length && containsWords(other.text, name),
      );
      return hasLegalForm(name) && countWords(name) <= mostWords && isSaid ? [name] : [];
    });
  });
  return [...new Set(names)].map((text) => ({ text, score: evidence }));
}

/** "Acme" of whoever owns the site as the page has it in full: "Acme Ltd". */
export function inFull(name: string, fullNames: readonly { text: string }[]): string {
  const begin = `${wordsOnly(name)} `;
  return fullNames.find(({ text }) => wordsOnly(text).startsWith(begin))?.text ?? name;
}

import { containsWords } from '@/language/fold/comparable-text';
import type { PostingTitle } from './find-title';
import type { PostingLine } from './posting-line';
import type { PostingNames } from './posting-names';

/** What does not end a name: "Part-time assistant —", "Accounting &". */
const endsOpen = /(?<!\s)\s*[—–&,/]$|\s-$/u;

/** The title with the next lines of its heading, where a line break within it parts what belongs together, as its end or the page's title says. */
export function wholeHeading(
  title: PostingTitle,
  lines: readonly PostingLine[],
  { titles }: PostingNames,
): PostingTitle {
  const [first, ...below] = lines.slice(title.index);
  if (!first || first.headingLevel === 0 || first.text !== title.text) return title;
  const end = below.findIndex(({ element, headingLevel }) => headingLevel === 0 || element !== first.element);
  let { text } = title;
  for (const { text: more } of end < 0 ? below : below.slice(0, end)) {
    const joined = `${text} ${more}`;
    if (endsOpen.test(text) || titles.some((name) => containsWords(name, joined))) text = joined;
    else break;
  }
  return { ...title, text };
}

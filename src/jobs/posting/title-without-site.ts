import { comparableText } from '@/language/fold/comparable-text';
import { isDetailsText } from '@/language/words/jobs/seeking-words';
import { isCareersText } from '@/language/words/pages/careers-words';
import { isEmployerConnector } from './line-segment';
import type { PostingLine } from './posting-line';
import type { PostingNames } from './posting-names';
import { siteNameTest } from './site-witnesses';
import { titleParts } from './title-parts';

/** The job alone of a title that names the site beside it, where two witnesses say that it is called so: "Nurse" of "Nurse – Acme" and "Nurse at Acme". */
export function titleWithoutSite(title: string, lines: readonly PostingLine[], names: PostingNames): string {
  const around = [...restsOfParts(title), ...restsOfSentence(title)];
  if (around.length === 0) return title;
  const isNamed = siteNameTest(lines, names);
  const called = partsBesideDetails(names).map(comparableText);
  // "Nurse | Careers" is called by its job: that begins the title, as a site's name ends it.
  const isSite = ({ job, beside }: Rest) =>
    isNamed(beside) || (called.includes(comparableText(beside)) && title.startsWith(job));
  return around.find((rest) => isSite(rest) && !isNamed(rest.job))?.job ?? title;
}

/** "Acme" of the page's title "Job details – Acme", which says nothing of the posting itself. */
function partsBesideDetails({ titles }: PostingNames): string[] {
  return titles.flatMap((title) => {
    const parts = titleParts(title.trim());
    const others = parts.filter((part) => !isDetailsText(part) && !isCareersText(part));
    return others.length === 1 && parts.length > 1 ? others : [];
  });
}

/** A title, and what stands before or behind it. */
interface Rest {
  job: string;
  beside: string;
}

/** "Nurse – Acme", "Acme: Nurse" */
function restsOfParts(title: string): Rest[] {
  const parts = titleParts(title);
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  if (parts.length < 2) return [];
  const before = title.slice(0, title.lastIndexOf(last)).replace(trailing, '');
  const behind = title.slice(first.length).replace(leading, '');
  return [
    { job: before, beside: last.trim() },
    { job: behind, beside: first.trim() },
  ].filter(({ job }) => comparableText(job) !== '' && !isDetailsText(job));
}

const trailing = /(?<=[\p{L}\p{N})\]!+#])[^\p{L}\p{N})\]!+#]+$/u;
const leading = /^[^\p{L}\p{N}([]+/u;

/** "Nurse at Acme" */
function restsOfSentence(title: string): Rest[] {
  const words = title.split(' ');
  return words.flatMap((word, at) =>
    at > 0 && at < words.length - 1 && isEmployerConnector(word)
      ? { job: words.slice(0, at).join(' '), beside: words.slice(at + 1).join(' ') }
      : [],
  );
}

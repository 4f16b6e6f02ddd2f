import { comparableText } from '@/language/fold/comparable-text';
import { isDetailsText } from '@/language/words/jobs/seeking-words';
import { isCareersText } from '@/language/words/pages/careers-words';
import { employerBesideTest } from './company-beside-job';
import type { PostingLine } from './posting-line';
import type { PostingNames } from './posting-names';
import { siteNameTest } from './site-witnesses';
import { titleParts } from './title-parts';
import { type Rest, restsOf } from './title-rests';

/** The job alone of a title that names the site beside it, where two witnesses say that it is called so, or whose it is where one does: "Nurse" of "Nurse – Acme" and "Nurse at Acme". */
export function titleWithoutSite(title: string, lines: readonly PostingLine[], names: PostingNames): string {
  const around = restsOf(title);
  if (around.length === 0) return title;
  const isNamed = siteNameTest(lines, names);
  const called = partsBesideDetails(names).map(comparableText);
  // "Nurse | Careers" is called by its job: that begins the title, as a site's name ends it.
  const isSite = ({ job, beside }: Rest) =>
    isNamed(beside) || (called.includes(comparableText(beside)) && title.startsWith(job));
  const isEmployer = employerBesideTest(lines, names);
  return around.find((rest) => (isSite(rest) || isEmployer(rest)) && !isNamed(rest.job))?.job ?? title;
}

/** "Acme" of the page's title "Job details – Acme", which says nothing of the posting itself. */
function partsBesideDetails({ titles }: PostingNames): string[] {
  return titles.flatMap((title) => {
    const parts = titleParts(title.trim());
    const others = parts.filter((part) => !isDetailsText(part) && !isCareersText(part));
    return others.length === 1 && parts.length > 1 ? others : [];
  });
}

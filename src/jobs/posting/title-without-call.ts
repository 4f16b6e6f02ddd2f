import { isTitleText } from '@/jobs/text-kind/title-text';
import { beginsLikeName } from '@/language/fold/begins-like-name';
import { countWords } from '@/language/fold/comparable-text';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseCutter } from '@/language/match/phrase-at-edge';

const withoutCallBefore = phraseCutter('start', phrases('postings.calling', 'first'));
const withoutCallBehind = phraseCutter('end', phrases('postings.calling', 'last'));

/** The job alone of a heading that calls for applicants: "Nurse" of "Nurse wanted!" and of "We are looking for a Nurse". */
export function titleWithoutCall(title: string): string {
  const heading = title.replace(/(?<![\s.!])[\s.!]+$/, '');
  const sought = withoutCallBehind(heading);
  if (sought !== heading && !endsInBrackets(sought) && (isTitleText(sought) || isShortName(sought))) return sought;
  const job = withoutArticle(heading, withoutCallBefore(heading));
  return job !== heading && isTitleText(job) ? job : title;
}

/** "Nurse (experience needed)": what is needed is not the nurse. */
const endsInBrackets = (text: string): boolean => text.lastIndexOf('(') > text.lastIndexOf(')');

/** Who is "wanted" is called by a job, be it one that nobody knows; "we are looking for" much else. */
const isShortName = (text: string): boolean => beginsLikeName(text) && countWords(text) <= mostUnknown;
const mostUnknown = 4;

/** "einen Koch", where the call before it was cut. */
const withoutArticle = (heading: string, bare: string): string =>
  bare === heading ? bare : bare.replace(/^\p{Ll}{1,5}\s(?=\p{Lu})/u, '');

import { isTitleText } from '@/jobs/text-kind/title-text';
import { beginsLikeName } from '@/language/fold/begins-like-name';
import { countWords } from '@/language/fold/comparable-text';
import { type ByLanguage, coveredLanguages, phrases } from '@/language/lexicon/lexicon';
import { phraseCutter } from '@/language/match/phrase-at-edge';

const withoutCallBefore = phraseCutter('start', phrases('postings.calling', 'first'));
const callsBehind = phrases('postings.calling', 'last');
const withoutCallBehind = phraseCutter('end', callsBehind);
/** Whoever is called for by these is called by a job, be it one that nobody knows: "Vlogger wanted". */
const withoutSureCall = phraseCutter('end', ofCovered(callsBehind));

function ofCovered(words: ByLanguage): ByLanguage {
  const known = coveredLanguages.flatMap((code) => (words[code] === undefined ? [] : [[code, words[code]] as const]));
  return Object.fromEntries(known);
}

/** The job alone of a heading that calls for applicants: "Nurse" of "Nurse wanted!" and of "We are looking for a Nurse". */
export function titleWithoutCall(title: string): string {
  const heading = title.replace(/(?<![\s.!])[\s.!]+$/, '');
  const sought = withoutCallBehind(heading);
  if (sought !== heading && isOneThing(sought) && (isTitleText(sought) || isSurelySought(sought, heading)))
    return sought;
  const job = withoutArticle(heading, withoutCallBefore(heading));
  return job !== heading && isTitleText(job) ? job : title;
}

/** "Nurse (experience needed)", "Driver – own car required": what is needed is not the nurse. */
const isOneThing = (text: string): boolean =>
  text.lastIndexOf('(') <= text.lastIndexOf(')') && !/[,:|–—]|\s-\s/.test(text);

const isSurelySought = (sought: string, heading: string): boolean =>
  withoutSureCall(heading) === sought && beginsLikeName(sought) && countWords(sought) <= mostUnknown;
const mostUnknown = 4;

/** "einen Koch", where the call before it was cut. */
const withoutArticle = (heading: string, bare: string): string =>
  bare === heading ? bare : bare.replace(/^\p{Ll}{1,5}\s(?=\p{Lu})/u, '');

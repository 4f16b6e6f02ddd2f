import { isTitleText } from '@/jobs/text-kind/title-text';
import { beginsLikeName } from '@/language/fold/begins-like-name';
import { countWords } from '@/language/fold/comparable-text';
import { type ByLanguage, coveredLanguages, phrases } from '@/language/lexicon/lexicon';
import { phraseCutter } from '@/language/match/phrase-at-edge';
import { endsInWeSeek, partsOfSeeking } from '@/language/words/jobs/seeking-words';

const withoutCallBefore = phraseCutter('start', phrases('postings.calling', 'first'));
const callsBehind = phrases('postings.calling', 'last');
const withoutCallBehind = phraseCutter('end', callsBehind);
/** Whoever is called for by these is called by a job, be it one that nobody knows: "Vlogger wanted". */
const withoutSureCall = phraseCutter('end', ofCovered(callsBehind));

function ofCovered(words: ByLanguage): ByLanguage {
  const known = coveredLanguages.flatMap((code) => (words[code] === undefined ? [] : [[code, words[code]] as const]));
  return Object.fromEntries(known);
}

/**
 * The job alone of a heading that calls for applicants: "Nurse" of "Nurse wanted!", of "We are looking for a Nurse for our team" and of "Acme is
 * hiring a Nurse".
 */
export function titleWithoutCall(
  title: string,
  calledSo: (job: string) => string | undefined = () => undefined,
): string {
  const heading = title.replace(/(?<![\s.!])[\s.!]+$/, '');
  const cut = withoutCallBehind(heading);
  const isSought = cut !== heading && isOneThing(cut) && (isTitleText(cut) || isSurelySought(cut, heading));
  const called = isSought ? cut : heading;
  const rest = withoutCallBefore(called);
  const sought = rest !== called ? rest : soughtBy(called);
  const job = sought === null ? called : withoutArticle(sought);
  if (job !== called && (isTitleText(job) || isAnnounced(rest, called) || isOneSought(rest))) return job;
  const asCalled = job === called ? undefined : calledSo(job);
  if (asCalled !== undefined) return asCalled;
  const isCalledOut = title.endsWith('!') && isTitleText(heading) && isOneThing(heading);
  return isSought ? called : isCalledOut ? heading : title;
}

/** "Vacancy: Vlogger": whatever a call leads to by a colon. */
const isAnnounced = (rest: string, whole: string): boolean =>
  rest !== whole && /[:：]\s*$/.test(whole.slice(0, whole.length - rest.length)) && beginsLikeName(rest);

/** "a Data Whisperer": whatever has an article behind a call, and is a name of several words. "A part of our team" is none, nor is any noun. */
function isOneSought(rest: string): boolean {
  const job = withoutSmallWords(rest);
  const isName = beginsLikeName(job) && !/(?<!\S)\p{Ll}/u.test(job) && countWords(job) > 1;
  return job !== rest && isName && countWords(job) <= mostUnknown && isOneThing(job);
}

/** Stands for a job. */
const next = 'X';

/** Whether a text calls for whoever is named behind it: "We are looking for a", "Wanted:". */
export function callsForNext(text: string): boolean {
  const call = text
    .trim()
    .replace(/[:：]$/, '')
    .trim();
  const rest = withoutSmallWords(withoutCallBefore(`${call} ${next}`));
  return call !== '' && (rest === next || endsInWeSeek(call));
}

/** "a Nurse" of "Acme is hiring a Nurse": who seeks is no job. */
function soughtBy(heading: string): string | null {
  const { subject, sought } = partsOfSeeking(heading) ?? {};
  if (subject === undefined || sought === undefined || !beginsLikeName(subject) || isTitleText(subject)) return null;
  return withoutArticle(sought) !== sought || beginsLikeName(sought) ? sought : null;
}

/** "Nurse (experience needed)", "Driver – own car required": what is needed is not the nurse. */
const isOneThing = (text: string): boolean =>
  text.lastIndexOf('(') <= text.lastIndexOf(')') && !/[,:|–—]|\s-\s/.test(text);

const isSurelySought = (sought: string, heading: string): boolean =>
  withoutSureCall(heading) === sought && beginsLikeName(sought) && countWords(sought) <= mostUnknown;
const mostUnknown = 4;

/** "einen Koch", "a cook", where the call before it was cut. */
const withoutArticle = (sought: string): string => {
  const bare = withoutSmallWords(sought.replace(/^[:：]\s+/, ''));
  return bare.replace(/^\p{Ll}{1,5}\s(?=\p{Lu})/u, '');
};
const withoutSmallWords = phraseCutter('start', phrases('postings.beforeSought'));

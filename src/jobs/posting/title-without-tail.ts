import { isEmploymentText } from '@/jobs/text-kind/employment-text';
import { isPlaceText } from '@/jobs/text-kind/place-text';
import { isReferenceText } from '@/jobs/text-kind/reference-text';
import { isSalaryText } from '@/jobs/text-kind/salary-text';
import { withoutDurations } from '@/language/amounts/without-durations';
import { countWords } from '@/language/fold/comparable-text';
import { saysApply } from '@/language/words/controls/apply-control-words';

/** What is told in brackets behind a title. */
const inBrackets = /^(.*\S)\s?[(（[]([^()（）[\]]{1,40})[)）\]]$/u;
/** "516/2024", "#26000418", "2024-18911": the number by which an employer knows the opening. */
const opening = /^#?(?:\d{1,6}[/-]\d{2,6}|\d{5,})$/;
/** The same behind a dash, where "12-18" may be hours. */
const openingBehind = /^#?(?:\d{1,6}\/\d{2,6}|\d{5,})$/;
/** What is told behind a dash. */
const behindDash = /^(.*\S)\s[|–—-]\s([^|–—]{1,90})$/u;
/** "Care Assistant #4711", but not "Shift Lead #2". */
const behindSign = /^(.*\S)\s#\d{3,}$/u;
/** "41807 - Care Assistant": the same in front. */
const openingInFront = /^#?\d{5,}\s[|–—-]\s(?=\p{L})/u;
/** What is left of a title has a word: scripts without spaces need but two signs for one. */
const hasWord = /\p{L}{3}|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]{2}/u;
/** How many a title may have. */
const mostTails = 3;

/** The job alone, without its number, pay and hours beside it: "Head Gardener" of "Head Gardener (E 12 TVöD) (516/2024)". */
export function titleWithoutTail(title: string): string {
  let job = withoutOpeningInFront(title);
  for (let tail = 0; tail < mostTails; tail += 1) {
    const [, before = '', told = ''] = inBrackets.exec(job) ?? [];
    const [, beforeDash, behind = ''] = behindDash.exec(job) ?? [];
    const [, beforeSign] = behindSign.exec(job) ?? [];
    const shorter = saysOtherThanJob(told) ? before : isNoPartOfJob(behind) ? beforeDash : beforeSign;
    if (shorter === undefined || !hasWord.test(shorter)) return job;
    job = shorter;
  }
  return job;
}

/** Not the postal code of "10115 - Berlin - Nurse". */
function withoutOpeningInFront(title: string): string {
  const rest = title.replace(openingInFront, '');
  return isPlaceText(rest.split(/\s[|–—-]\s/)[0] ?? '') ? title : rest;
}

/** "Ref. 2024/18", "Apply now!" */
const isNoPartOfJob = (told: string): boolean =>
  openingBehind.test(told) || isLongReference(told) || (told.endsWith('!') && (saysApply(told) || isMotto(told)));

/** "Position 2" tells two openings apart. */
const isLongReference = (told: string): boolean => isReferenceText(told) && (told.match(/\d/g) ?? []).length >= 3;

/** "Interaction Designer – make an impact!" */
const isMotto = (told: string): boolean => /^\p{Ll}/u.test(told) && countWords(told) >= mostWordsOfJob;
const mostWordsOfJob = 4;

const saysOtherThanJob = (told: string): boolean =>
  opening.test(told) ||
  isReferenceText(told) ||
  (/\d/.test(told) && (isSalaryText(told) || isEmploymentText(told) || beginsWithHours(told)));

/** "15 bis max. 30 Std./Woche" */
const beginsWithHours = (told: string): boolean => /^\d/.test(told) && withoutDurations(told) !== told;

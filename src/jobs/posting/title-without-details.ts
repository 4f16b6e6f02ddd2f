import { isTitleText } from '@/jobs/text-kind/title-text';
import { beginsLikeName } from '@/language/fold/begins-like-name';
import { saysApply } from '@/language/words/controls/apply-control-words';
import { fieldOfLabel } from '@/language/words/jobs/posting-labels';
import { isCallText, isDetailsText } from '@/language/words/jobs/seeking-words';
import { isCareersPart, isCareersText } from '@/language/words/pages/careers-words';

/** How the page has a text alone, as a line or a part of its title; undefined if it has not. */
type AloneOnPage = (text: string) => string | undefined;

/**
 * The job alone of a heading that says besides what its page shows: "Nurse" of "Job details: Nurse", of "Job details for Nurse" where the page
 * has the nurse alone as well, and of "看護師の求人情報", whose script joins the two.
 */
export function titleWithoutDetails(title: string, alone: AloneOnPage): string {
  return behindSign(title) ?? besideDetails(title, alone) ?? withoutJoined(title, alone) ?? title;
}

const saysNoJob = (text: string): boolean => isDetailsText(text) || isCallText(text);

/** "Careers", "Apply now", "Position", which say no more of it. */
const leadsToJob = (text: string): boolean =>
  saysNoJob(text) || isCareersText(text) || isCareersPart(text) || saysApply(text) || fieldOfLabel(text) === 'title';

/** A colon announces whatever stands behind it; other signs part any two things. */
const sign = /\s?[:：]\s*| (?:[–—|›»>-]|::) /;

function behindSign(title: string): string | null {
  const [between = ''] = sign.exec(title) ?? [];
  const at = title.indexOf(between);
  const job = title.slice(at + between.length);
  if (between === '' || !leadsToJob(title.slice(0, at))) return null;
  return isTitleText(job) || (/[:：]/.test(between) && beginsLikeName(job)) ? job : null;
}

/** Words at either edge: of one alone, as in "Information Systems Engineer" and "Sales Position", a job may be called. */
function besideDetails(title: string, alone: AloneOnPage): string | null {
  const words = title.split(' ');
  for (let at = 1; at < words.length; at += 1) {
    const [before, behind] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    // "Technology" of "Information Technology" may be a department: one word is too few.
    const isBefore = at > 1 && isDetailsText(before);
    const isBehind = words.length - at > 1 && isDetailsText(behind);
    const job = isBefore ? alone(behind) : isBehind ? alone(before) : undefined;
    if (job !== undefined) return job;
  }
  return null;
}

const joining = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
/** Characters of what is joined to a job, and of a job. */
const longest = 16;
const shortest = 2;

/** "of" in front of what is joined. */
const particle = /\s?[の的]?$/u;

function withoutJoined(title: string, alone: AloneOnPage): string | null {
  for (let at = Math.max(shortest, title.length - longest); at <= title.length - shortest; at += 1) {
    if (!joining.test(title.charAt(at)) || !saysNoJob(title.slice(at))) continue;
    const job = title.slice(0, at).replace(particle, '');
    return alone(job) ?? (isTitleText(job) ? job : null);
  }
  return null;
}

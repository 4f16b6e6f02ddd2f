import { i18n } from '#i18n';
import type { MatchEvidence } from '@/domain/job/match-criteria';
import type { IconName } from '../parts/icon';

interface EvidenceWords {
  icon: IconName;
  look: 'met' | 'missed' | 'open';
  words: string;
}

const met = { icon: 'done', look: 'met' } as const;
const missed = { icon: 'cross', look: 'missed' } as const;
const open = { icon: 'circle', look: 'open' } as const;

/** A criterion's result for a job. Excluded words and companies are not met if found, the others if not found. */
export function evidenceWords({ kind, isMet, found }: MatchEvidence): EvidenceWords {
  const rulesOut = kind === 'must-not' || kind === 'hidden-company';
  if (isMet === null) return { ...open, words: found ? i18n.t('job.notComparable', { found }) : i18n.t('job.notSaid') };
  if (isMet) return { ...met, words: rulesOut ? i18n.t('job.notInIt') : foundWords(found) };
  if (kind === 'hidden-company') return { ...missed, words: i18n.t('job.companyIsHidden') };
  if (found === null) return { ...missed, words: i18n.t('job.notInIt') };
  return { ...missed, words: i18n.t(rulesOut ? 'job.isInIt' : 'job.saysInstead', { found }) };
}

const foundWords = (found: string | null): string => (found ? i18n.t('job.isInIt', { found }) : i18n.t('job.met'));

const kinds: Record<MatchEvidence['kind'], () => string> = {
  keyword: () => i18n.t('job.criterionKeyword'),
  place: () => i18n.t('job.criterionPlace'),
  salary: () => i18n.t('job.criterionSalary'),
  'must-not': () => i18n.t('job.criterionMustNot'),
  'hidden-company': () => i18n.t('job.criterionHiddenCompany'),
};

/** What kind of criterion it is. */
export const kindWord = (kind: MatchEvidence['kind']): string => kinds[kind]();

import { i18n } from '#i18n';
import type { Match } from '@/domain/job/match-criteria';

type Evidence = Match['evidence'][number];

/** Why a job was left out, or what speaks for it, in one line; null if the criteria say nothing. */
export function matchReason({ isKept, evidence }: Match): string | null {
  if (!isKept) {
    const ruling = evidence.flatMap((each) => rulingWords(each) ?? []);
    return ruling[0] ? i18n.t('match.leftOut', { reason: ruling[0] }) : i18n.t('match.leftOutPlain');
  }
  const met = evidence.filter(({ kind, isMet }) => isMet && kind !== 'must-not' && kind !== 'hidden-company');
  return met.length > 0 ? met.map(shortWords).join(', ') : null;
}

/** A keyword is found in a text too long for a line; a place is quoted from the posting. */
function shortWords({ kind, criterion, found }: Evidence): string {
  return kind === 'place' ? (found ?? criterion) : criterion;
}

/** What a piece of evidence has against the job; null if nothing. Definite exclusions come first. */
function rulingWords({ kind, criterion, isMet, found }: Evidence): string | null {
  if (kind === 'must-not') return found === null ? null : i18n.t('match.mustNot', { word: criterion });
  if (kind === 'hidden-company') return found === null ? null : i18n.t('match.hiddenCompany', { company: criterion });
  if (isMet !== false) return null;
  if (kind === 'salary') return i18n.t('match.salary', { floor: criterion });
  if (kind === 'place') return i18n.t('match.place', { place: found ?? criterion });
  return i18n.t('match.keyword', { word: criterion });
}

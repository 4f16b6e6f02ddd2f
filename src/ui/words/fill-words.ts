import { i18n } from '#i18n';
import type { PlannedField } from '@/domain/fill-state';
import type { FillRun } from '@/domain/run';
import { fillProgress } from '../fill/fill-progress';
import { formatNumber } from './formats';

const reasons: Record<string, () => string> = {
  'never.captcha': () => i18n.t('fill.reason.captcha'),
  'never.secret': () => i18n.t('fill.reason.secret'),
  'never.payment': () => i18n.t('fill.reason.payment'),
  'never.identity_number': () => i18n.t('fill.reason.identityNumber'),
  'never.consent': () => i18n.t('fill.reason.consent'),
  'never.signature': () => i18n.t('fill.reason.signature'),
  'never.attestation': () => i18n.t('fill.reason.attestation'),
  'never.marketing': () => i18n.t('fill.reason.marketing'),
  disabled: () => i18n.t('fill.reason.disabled'),
  file: () => i18n.t('fill.reason.file'),
  'no-document': () => i18n.t('fill.reason.noDocument'),
  'files-not-allowed': () => i18n.t('fill.reason.filesNotAllowed'),
  gone: () => i18n.t('fill.reason.gone'),
  refused: () => i18n.t('fill.reason.refused'),
  'no-option': () => i18n.t('fill.reason.noOption'),
  'not-held': () => i18n.t('fill.reason.notHeld'),
  'taken-back': () => i18n.t('fill.reason.takenBack'),
  unanswered: () => i18n.t('fill.reason.unanswered'),
  wiped: () => i18n.t('fill.reason.wiped'),
  'check-file': () => i18n.t('fill.reason.checkFile'),
};

/** Why a field is left to the user, or what they should know of it; null where there is nothing to say. */
export function reasonWords({
  outcome,
  reason,
  source,
}: Pick<PlannedField, 'outcome' | 'reason' | 'source'>): string | null {
  if (reason !== null) return (reasons[reason] ?? (() => i18n.t('fill.reason.left')))();
  if (outcome === 'open') return i18n.t(source === 'asked' ? 'fill.reason.unanswered' : 'fill.reason.notReached');
  return outcome === 'left' ? i18n.t('fill.reason.left') : null;
}

/** Where a value comes from. */
export function sourceWord(
  { source, key }: Pick<PlannedField, 'source' | 'key'>,
  isGivenJustNow: boolean,
): string | null {
  if (source === 'profile') return i18n.t('fill.source.profile');
  if (source === 'answer') return i18n.t(isGivenJustNow ? 'fill.source.asked' : 'fill.source.answer');
  if (source === 'document') return i18n.t(key === 'file.resume' ? 'fill.source.resume' : 'fill.source.letter');
  return null;
}

/** What a form asks; fields that say nothing are told by the part of the form they stand in. */
export const questionWords = ({ question, sections }: Pick<PlannedField, 'question' | 'sections'>): string =>
  question || sections.at(-1) || i18n.t('fill.noQuestion');

/** How far filling is: "12 of 29 fields filled", of those that there is a value for. */
export function fillProgressSentence({ state }: FillRun): string {
  const { filled, total } = fillProgress(state);
  if (total > 0) return i18n.t('fill.filledOf', { filled: formatNumber(filled), fields: formatNumber(total) });
  return i18n.t(state.fields.length === 0 ? 'fill.reading' : 'fill.nothingKnown');
}

/** What became of the fields: "14 filled · 3 there already · 6 left to you". */
export function fillFigures({ state: { fields } }: FillRun): string {
  const count = (...outcomes: PlannedField['outcome'][]) =>
    fields.filter(({ outcome, key }) => outcomes.includes(outcome) && key !== 'never.honeypot').length;
  const [filled, kept, left] = [count('held'), count('kept'), count('left', 'not-held', 'open')];
  return [
    i18n.t('fill.countFilled', filled, { count: formatNumber(filled) }),
    ...(kept > 0 ? [i18n.t('fill.countKept', kept, { count: formatNumber(kept) })] : []),
    ...(left > 0 ? [i18n.t('fill.countLeft', left, { count: formatNumber(left) })] : []),
  ].join(' · ');
}

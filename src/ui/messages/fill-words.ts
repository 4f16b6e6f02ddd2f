import { i18n } from '#i18n';
import type { PlannedField } from '@/domain/form/fill-state';
import type { FillRun } from '@/domain/run/run';
import { fillProgress } from '@/ui/data/fill-progress';
import { formatNumber } from './formats';

const reasons: Record<string, () => string> = {
  'never.captcha': () => i18n.t('fillReason.captcha'),
  'never.secret': () => i18n.t('fillReason.secret'),
  'never.payment': () => i18n.t('fillReason.payment'),
  'never.identity_number': () => i18n.t('fillReason.identityNumber'),
  'never.consent': () => i18n.t('fillReason.consent'),
  'never.signature': () => i18n.t('fillReason.signature'),
  'never.attestation': () => i18n.t('fillReason.attestation'),
  'never.marketing': () => i18n.t('fillReason.marketing'),
  ongoing: () => i18n.t('fillReason.ongoing'),
  disabled: () => i18n.t('fillReason.disabled'),
  file: () => i18n.t('fillReason.file'),
  'no-document': () => i18n.t('fillReason.noDocument'),
  'files-not-allowed': () => i18n.t('fillReason.filesNotAllowed'),
  gone: () => i18n.t('fillReason.gone'),
  refused: () => i18n.t('fillReason.refused'),
  hidden: () => i18n.t('fillReason.hidden'),
  'hidden-standing': () => i18n.t('fillReason.hiddenStanding'),
  changed: () => i18n.t('fillReason.changed'),
  'changed-standing': () => i18n.t('fillReason.changedStanding'),
  'asked-again': () => i18n.t('fillReason.askedAgain'),
  'other-words': () => i18n.t('fillReason.otherWords'),
  'no-question': () => i18n.t('fillReason.noQuestion'),
  'no-option': () => i18n.t('fillReason.noOption'),
  needed: () => i18n.t('fillReason.needed'),
  'not-held': () => i18n.t('fillReason.notHeld'),
  'taken-back': () => i18n.t('fillReason.takenBack'),
  unanswered: () => i18n.t('fillReason.unanswered'),
  replaced: () => i18n.t('fillReason.replaced'),
  wiped: () => i18n.t('fillReason.wiped'),
  piloted: () => i18n.t('fillReason.piloted'),
  'check-day': () => i18n.t('fillReason.checkDay'),
  'check-file': () => i18n.t('fillReason.checkFile'),
};

/** Why a field is left to the user, or what they should know about it; null if there is nothing to say. */
export function reasonWords({
  outcome,
  reason,
  source,
}: Pick<PlannedField, 'outcome' | 'reason' | 'source'>): string | null {
  if (reason !== null) return (reasons[reason] ?? (() => i18n.t('fillReason.left')))();
  if (outcome === 'open') return i18n.t(source === 'asked' ? 'fillReason.unanswered' : 'fillReason.notReached');
  return outcome === 'left' ? i18n.t('fillReason.left') : null;
}

/** A value's source. */
export function sourceWord(
  { source, key }: Pick<PlannedField, 'source' | 'key'>,
  isGivenJustNow: boolean,
): string | null {
  if (source === 'profile') return i18n.t('fillSource.profile');
  if (source === 'answer') return i18n.t(isGivenJustNow ? 'fillSource.asked' : 'fillSource.answer');
  if (source === 'document') return i18n.t(key === 'file.resume' ? 'fillSource.resume' : 'fillSource.letter');
  if (source === 'edited') return i18n.t('fillSource.edited');
  return source === 'drafted' ? i18n.t('fillSource.drafted') : null;
}

/** What a form asks; fields without text are named by their part of the form. */
export const questionWords = ({ question, sections }: Pick<PlannedField, 'question' | 'sections'>): string =>
  question || sections.at(-1) || i18n.t('fill.noQuestion');

/** Filling progress: "12 of 29 fields filled", counting those with a value. */
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

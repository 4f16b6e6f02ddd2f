import { i18n } from '#i18n';
import { ListDoubt } from '@/domain/run/teacher-state';
import { formatNumber } from './formats';
import { isNumber, type StepFacts } from './step-facts';

const doubts: Record<ListDoubt, () => string> = {
  'no-list': () => i18n.t('step.listDoubtedNoList'),
  'rows-look-wrong': () => i18n.t('step.listDoubtedRowsLookWrong'),
  'no-companies': () => i18n.t('step.listDoubtedNoCompanies'),
  'no-places': () => i18n.t('step.listDoubtedNoPlaces'),
  'far-from-total': () => i18n.t('step.listDoubtedFarFromTotal'),
  'pressed-other-rows': () => i18n.t('step.listDoubtedPressedOtherRows'),
};

/** Why a model was asked to point out the list. */
export function listDoubtedSentence({ doubt }: StepFacts): string {
  const known = ListDoubt.safeParse(doubt);
  return known.success ? doubts[known.data]() : i18n.t('step.listDoubtedOther');
}

/** What its answer came to. */
export function listTaughtSentence({ outcome, rows }: StepFacts): string {
  switch (outcome) {
    case 'learned':
      return i18n.t('step.listTaughtLearned');
    case 'confirmed':
      return isNumber(rows)
        ? i18n.t('step.listTaughtConfirmed', rows, { count: formatNumber(rows) })
        : i18n.t('step.listTaughtConfirmedPlain');
    case 'kept':
      return i18n.t('step.listTaughtKept');
    case 'no-list':
      return i18n.t('step.listTaughtNoList');
    default:
      return i18n.t('step.listTaughtNotLearned');
  }
}

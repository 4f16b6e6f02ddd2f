import { i18n } from '#i18n';
import { ListDoubt } from '@/domain/run/teacher-state';
import { formatNumber } from './formats';
import { isNumber, type StepFacts } from './step-facts';

const doubts: Record<ListDoubt, () => string> = {
  'no-list': () => i18n.t('step.listDoubted.noList'),
  'rows-look-wrong': () => i18n.t('step.listDoubted.rowsLookWrong'),
  'no-companies': () => i18n.t('step.listDoubted.noCompanies'),
  'no-places': () => i18n.t('step.listDoubted.noPlaces'),
  'far-from-total': () => i18n.t('step.listDoubted.farFromTotal'),
  'pressed-other-rows': () => i18n.t('step.listDoubted.pressedOtherRows'),
};

/** Why a model was asked to point out the list. */
export function listDoubtedSentence({ doubt }: StepFacts): string {
  const known = ListDoubt.safeParse(doubt);
  return known.success ? doubts[known.data]() : i18n.t('step.listDoubted.other');
}

/** What its answer came to. */
export function listTaughtSentence({ outcome, rows }: StepFacts): string {
  switch (outcome) {
    case 'learned':
      return i18n.t('step.listTaught.learned');
    case 'confirmed':
      return isNumber(rows)
        ? i18n.t('step.listTaught.confirmed', rows, { count: formatNumber(rows) })
        : i18n.t('step.listTaught.confirmedPlain');
    case 'kept':
      return i18n.t('step.listTaught.kept');
    case 'no-list':
      return i18n.t('step.listTaught.noList');
    default:
      return i18n.t('step.listTaught.notLearned');
  }
}

import { i18n } from '#i18n';
import type { DraftOutcome, EditOutcome } from '@/rpc/panel-api';
import { BackupUnreadableError } from '@/store/database/store-errors';

/** Why a field could not be changed. */
export type EditProblem = Exclude<EditOutcome, 'held'> | 'changed' | 'failed';

const problems: Record<EditProblem, () => string> = {
  'not-held': () => i18n.t('fillReason.notHeld'),
  'no-option': () => i18n.t('fillReason.noOption'),
  gone: () => i18n.t('fillEdit.gone'),
  refused: () => i18n.t('fillReason.refused'),
  hidden: () => i18n.t('fillReason.hidden'),
  'other-words': () => i18n.t('fillReason.otherWords'),
  elsewhere: () => i18n.t('fillEdit.elsewhere'),
  changed: () => i18n.t('fillEdit.changed'),
  busy: () => i18n.t('fillEdit.busy'),
  failed: () => i18n.t('discover.actFailed'),
};

/** Why a field could not be changed, in one sentence. */
export const editProblem = (problem: EditProblem): string => problems[problem]();

const refusals: Record<NonNullable<DraftOutcome['refusal']>, () => string> = {
  'model-needed': () => i18n.t('draft.modelNeeded'),
  barred: () => i18n.t('draft.barred'),
  'nothing-known': () => i18n.t('draft.nothingKnown'),
  'spending-limit': () => i18n.t('draft.spendingLimit'),
  'model-failed': () => i18n.t('draft.modelFailed'),
  gone: () => i18n.t('draft.modelFailed'),
};

/** Why there is no draft, in one sentence. */
export const draftRefusal = (refusal: NonNullable<DraftOutcome['refusal']>): string => refusals[refusal]();

/** Why a backup or a file could not be restored, in one sentence. */
export function restoreRefusal(error: unknown): string {
  if (!(error instanceof BackupUnreadableError)) return i18n.t('backups.restoreFailed');
  return error.isNewer ? i18n.t('backups.newer') : i18n.t('backups.unreadable');
}

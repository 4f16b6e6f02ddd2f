import { i18n } from '#i18n';

/** Says that typed text could not be saved yet; it is retried on the next key and when the field is left. */
export function NotSavedNote({ hasFailed }: { hasFailed: boolean }) {
  return (
    hasFailed && (
      <p className="field-problem" role="alert">
        {i18n.t('job.notKept')}
      </p>
    )
  );
}

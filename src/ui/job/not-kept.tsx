import { i18n } from '#i18n';

/** Says that what was typed could not be written yet; it is tried again with the next key and when the field is left. */
export function NotKept({ hasFailed }: { hasFailed: boolean }) {
  return (
    hasFailed && (
      <p className="field-problem" role="alert">
        {i18n.t('job.notKept')}
      </p>
    )
  );
}

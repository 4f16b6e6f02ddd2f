import { i18n } from '#i18n';
import type { PlannedField } from '@/domain/fill-state';
import { Icon } from '../parts/icon';
import { isOnlyTheirs } from './asked-questions';

/** What sets a question apart: the form insists on it, or nobody but the user may answer it. */
export function FieldMarks({ field }: { field: PlannedField }) {
  const isSensitive = isOnlyTheirs(field);
  if (!field.isRequired && !isSensitive) return null;
  return (
    <span className="fill-marks">
      {field.isRequired && <span className="fill-required">{i18n.t('fill.required')}</span>}
      {isSensitive && (
        <span className="fill-sensitive">
          <Icon name="lock" />
          {i18n.t('fill.sensitive')}
        </span>
      )}
    </span>
  );
}

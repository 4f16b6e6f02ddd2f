import { i18n } from '#i18n';
import type { PlannedField } from '@/domain/fill-state';
import { Icon } from '../parts/icon';
import { isOnlyTheirs } from './asked-questions';

interface FieldMarksProps {
  field: PlannedField;
  /** Whether it still matters that the form insists on it. */
  isRequiredTold?: boolean;
}

/** What sets a question apart: the form insists on it, or nobody but the user may answer it. */
export function FieldMarks({ field, isRequiredTold = true }: FieldMarksProps) {
  return (
    <>
      {field.isRequired && isRequiredTold && <span className="fill-mark fill-required">{i18n.t('fill.required')}</span>}{' '}
      {field.mappedBy === 'model' && <span className="fill-mark">{i18n.t('fill.modelMatched')}</span>}{' '}
      {isOnlyTheirs(field) && (
        <span className="fill-mark">
          <Icon name="lock" />
          {i18n.t('fill.sensitive')}
        </span>
      )}
    </>
  );
}

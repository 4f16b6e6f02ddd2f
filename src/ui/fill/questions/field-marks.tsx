import { i18n } from '#i18n';
import type { PlannedField } from '@/domain/form/fill-state';
import { Icon } from '@/ui/parts/icon';
import { isOnlyTheirs } from './asked-questions';

interface FieldMarksProps {
  field: PlannedField;
  /** Whether it still matters that the form requires it. */
  isRequiredTold?: boolean;
}

/** Marks of a question: required by the form, or only for the user to answer. */
export function FieldMarks({ field, isRequiredTold = true }: FieldMarksProps) {
  return (
    <>
      {field.isRequired && isRequiredTold && <span className="fill-mark fill-required">{i18n.t('fill.required')}</span>}{' '}
      {field.source === 'asked' && field.reason === 'needed' && (
        <span className="fill-mark">{i18n.t('fill.needed')}</span>
      )}{' '}
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

import type { SyntheticEvent } from 'react';
import { i18n } from '#i18n';
import { FieldWithLabel } from '@/ui/parts/form-field';
import { problemSentence } from './problem-sentences';
import type { DraftProps } from './use-job-form';

/** The posting date. A half-typed date has no value and fires only key events. */
export function PostedDateField({ draft, problems, change }: DraftProps) {
  const look = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    const isDateHalf = currentTarget.validity.badInput;
    if (isDateHalf !== draft.isDateHalf) change({ isDateHalf });
  };
  return (
    <FieldWithLabel label={i18n.t('jobForm.postedDate')} problem={problemSentence(problems.postedDate)}>
      {(traits) => (
        <input
          {...traits}
          type="date"
          value={draft.postedDate}
          onChange={({ target }) => change({ postedDate: target.value, isDateHalf: target.validity.badInput })}
          onKeyUp={look}
          onBlur={look}
        />
      )}
    </FieldWithLabel>
  );
}

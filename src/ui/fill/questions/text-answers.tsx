import { useId } from 'react';
import { i18n } from '#i18n';
import { questionWords } from '@/ui/messages/fill-words';
import { formatNumber } from '@/ui/messages/formats';
import type { AskedQuestionProps } from './asked-question-props';
import { FieldMarks } from './field-marks';
import { excessCharacters } from './fill-draft-state';

/** A text answer, on one or several lines, with the remaining length. */
export function TextAnswer({ field, answer, onChange }: AskedQuestionProps) {
  const id = useId();
  const text = typeof answer === 'string' ? answer : '';
  const excess = excessCharacters(field, answer);
  const traits = {
    id,
    value: text,
    'aria-invalid': excess > 0,
    'aria-describedby': field.limit === null ? undefined : `${id}-room`,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value || null),
  };
  const isLong = field.kind === 'multiline' || field.kind === 'rich-text';
  return (
    <div className="fill-question">
      <label htmlFor={id}>
        {questionWords(field)} <FieldMarks field={field} />
      </label>
      {isLong ? (
        <textarea {...traits} className="text-input growing" rows={3} />
      ) : (
        <input
          {...traits}
          type="text"
          className="text-input"
          inputMode={field.kind === 'number' ? 'decimal' : undefined}
        />
      )}
      {field.limit !== null && (
        <p className={excess > 0 ? 'field-problem' : 'progress-note'} id={`${id}-room`}>
          {excess > 0
            ? i18n.t('fill.tooLong', excess, { count: formatNumber(excess) })
            : i18n.t('fill.room', { count: formatNumber(text.trim().length), limit: formatNumber(field.limit) })}
        </p>
      )}
    </div>
  );
}

export function DateAnswer({ field, answer, onChange }: AskedQuestionProps) {
  const id = useId();
  return (
    <div className="fill-question">
      <label htmlFor={id}>
        {questionWords(field)} <FieldMarks field={field} />
      </label>
      <input
        id={id}
        type="date"
        className="text-input"
        value={typeof answer === 'string' ? answer : ''}
        // A half-typed date has no value: the old one stays until it is complete, or cleared.
        onChange={({ target }) => target.validity.badInput || onChange(target.value || null)}
      />
    </div>
  );
}

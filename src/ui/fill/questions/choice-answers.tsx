import { useId } from 'react';
import { i18n } from '#i18n';
import { questionWords } from '@/ui/messages/fill-words';
import type { AskedQuestionProps } from './asked-question-props';
import { FieldMarks } from './field-marks';

type OptionsProps = AskedQuestionProps & { options: readonly string[] };

/** One of a few options, or none of them. */
export function RadioAnswer({ field, answer, options, onChange }: OptionsProps) {
  const choices = options.map((option) => ({ value: option, word: option }));
  return <Radios field={field} chosen={answer ?? null} choices={choices} onChange={onChange} />;
}

/** A checkbox: whether to check it. */
export function YesNoAnswer({ field, answer, onChange }: AskedQuestionProps) {
  const choices = [
    { value: true, word: i18n.t('profile.yes') },
    { value: false, word: i18n.t('profile.no') },
  ];
  return <Radios field={field} chosen={answer ?? null} choices={choices} onChange={onChange} />;
}

interface RadiosProps extends Pick<AskedQuestionProps, 'field' | 'onChange'> {
  chosen: AskedQuestionProps['answer'] | null;
  choices: { value: string | boolean; word: string }[];
}

function Radios({ field, chosen, choices, onChange }: RadiosProps) {
  const name = useId();
  return (
    <fieldset className="fill-question">
      <legend>
        {questionWords(field)} <FieldMarks field={field} />
      </legend>
      <div className="search-options">
        {choices.map(({ value, word }) => (
          <label key={word}>
            <input type="radio" name={name} checked={chosen === value} onChange={() => onChange(value)} />
            {word}
          </label>
        ))}
        <label className="muted">
          <input type="radio" name={name} checked={chosen === null} onChange={() => onChange(null)} />
          {i18n.t('fill.leftOut')}
        </label>
      </div>
    </fieldset>
  );
}

export function SelectAnswer({ field, answer, options, onChange }: OptionsProps) {
  const id = useId();
  return (
    <div className="fill-question">
      <label htmlFor={id}>
        {questionWords(field)} <FieldMarks field={field} />
      </label>
      <select
        id={id}
        className="text-input"
        value={typeof answer === 'string' ? answer : ''}
        onChange={({ target }) => onChange(target.value || null)}
      >
        <option value="">{i18n.t('fill.leftOut')}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    </div>
  );
}

export function CheckboxesAnswer({ field, answer, options, onChange }: OptionsProps) {
  const chosen = Array.isArray(answer) ? answer : [];
  const toggle = (option: string, isOn: boolean) => {
    const next = options.filter((other) => (other === option ? isOn : chosen.includes(other)));
    onChange(next.length > 0 ? next : null);
  };
  return (
    <fieldset className="fill-question">
      <legend>
        {questionWords(field)} <FieldMarks field={field} />
      </legend>
      <div className="search-options">
        {options.map((option) => (
          <label key={option}>
            <input
              type="checkbox"
              checked={chosen.includes(option)}
              onChange={({ target }) => toggle(option, target.checked)}
            />
            {option}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

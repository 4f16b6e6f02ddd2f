import { type QuestionProps, textOf } from './form-state.ts';
import { QuestionLabel } from './question-label.tsx';

/** A question that one of the browser's own controls answers. React holds the value. */
export function PlainQuestion({ asked, answers, answer }: QuestionProps) {
  const { name, control, options = [], hint, isRequired = false } = asked;
  const shared = { id: name, value: textOf(answers[name]), 'aria-required': isRequired };
  const take = (event: { target: { value: string } }) => answer(name, event.target.value);
  return (
    <div className="question">
      <QuestionLabel asked={asked} />
      {control === 'multiline' && <textarea {...shared} rows={4} onChange={take} />}
      {control === 'select' && (
        <select {...shared} onChange={take}>
          <option value="">Select...</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
      {control !== 'multiline' && control !== 'select' && (
        <input {...shared} type={control} placeholder={hint} onChange={take} />
      )}
    </div>
  );
}

import Select from 'react-select';
import { type QuestionProps, textOf } from './form-state.ts';
import { QuestionLabel } from './question-label.tsx';

/** A list of react-select's, which is in the page only while it is open. */
export function ListQuestion({ asked, answers, answer }: QuestionProps) {
  const { name, options = [], isRequired = false } = asked;
  const choices = options.map((option) => ({ value: option, label: option }));
  const chosen = textOf(answers[name]);
  return (
    <div className="question">
      <QuestionLabel asked={asked} />
      <Select
        inputId={name}
        classNamePrefix="select"
        aria-labelledby={`${name}-label`}
        aria-required={isRequired}
        placeholder="Select..."
        options={choices}
        value={choices.find(({ value }) => value === chosen) ?? null}
        onChange={(choice) => answer(name, choice?.value)}
      />
    </div>
  );
}

import { listOf, type QuestionProps, textOf } from './form-state.ts';

/** Radios: one of several. */
export function RadioQuestion({ asked: { name, label, options = [], isRequired }, answers, answer }: QuestionProps) {
  return (
    <fieldset className="question">
      <legend>
        {label}
        {isRequired && '*'}
      </legend>
      {options.map((option) => (
        <label key={option}>
          <input
            type="radio"
            name={name}
            checked={textOf(answers[name]) === option}
            onChange={() => answer(name, option)}
          />
          {option}
        </label>
      ))}
    </fieldset>
  );
}

/** Ticks: any of several. */
export function TicksQuestion({ asked: { name, label, options = [] }, answers, answer }: QuestionProps) {
  const ticked = listOf(answers[name]);
  const toggle = (option: string) =>
    answer(name, ticked.includes(option) ? ticked.filter((each) => each !== option) : [...ticked, option]);
  return (
    <fieldset className="question">
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option}>
          <input type="checkbox" checked={ticked.includes(option)} onChange={() => toggle(option)} />
          {option}
        </label>
      ))}
    </fieldset>
  );
}

/** One tick, which is sent as `on`. */
export function TickQuestion({ asked: { name, label, isRequired }, answers, answer }: QuestionProps) {
  return (
    <p className="question">
      <label>
        <input
          type="checkbox"
          checked={answers[name] === 'on'}
          onChange={({ target }) => answer(name, target.checked ? 'on' : '')}
        />
        {label}
        {isRequired && '*'}
      </label>
    </p>
  );
}

import { type QuestionProps, textOf } from './form-state.ts';

/** A field that only programs find. */
export function TrapQuestion({ asked: { name, label }, answers, answer }: QuestionProps) {
  return (
    <div className="trap" aria-hidden="true">
      <label>
        {label}
        <input
          name={name}
          tabIndex={-1}
          autoComplete="off"
          value={textOf(answers[name])}
          onChange={({ target }) => answer(name, target.value)}
        />
      </label>
    </div>
  );
}

/** Looks and is sent like the usual ones. */
export function CaptchaQuestion({ asked: { name, label }, answers, answer }: QuestionProps) {
  // No browser's own tick, just as theirs are none.
  const box = {
    role: 'checkbox',
    'aria-checked': answers[name] === 'pressed',
    'aria-label': label,
    tabIndex: 0,
    onClick: () => answer(name, 'pressed'),
  };
  return (
    <div className="captcha">
      <div {...box} />
      <textarea name={name} hidden readOnly value={textOf(answers[name])} />
      {label}
    </div>
  );
}

import { type QuestionProps, textOf } from '../client/form-state.ts';
import { QuestionLabel } from '../client/question-label.tsx';

/** Two buttons. The one that was pressed is only told by its looks, and pressed again it is none. */
export function YesNoQuestion({ asked, answers, answer }: QuestionProps) {
  const { name, options = [] } = asked;
  const chosen = textOf(answers[name]);
  return (
    <div className="question">
      <QuestionLabel asked={asked} />
      <div className="pair">
        {options.map((option) => (
          <button
            key={option}
            type="button"
            className={option === chosen ? 'pair-option pair-active' : 'pair-option'}
            onClick={() => answer(name, option === chosen ? '' : option)}
          >
            {option}
          </button>
        ))}
      </div>
      <input type="checkbox" name={name} checked={chosen === 'Yes'} readOnly tabIndex={-1} hidden />
    </div>
  );
}

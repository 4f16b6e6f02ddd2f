import { textOf } from '../client/form-state.ts';
import { QuestionLabel } from '../client/question-label.tsx';
import type { Asked } from '../question.ts';
import { type Committed, useDraft } from './committed.ts';

export type BlurProps = Committed & { asked: Asked };

/** A text that counts once its field was left. */
export function TextBox({ asked, answers, revision, commit }: BlurProps) {
  const { name, control, isRequired = false } = asked;
  const [draft, setDraft] = useDraft(revision);
  const shared = {
    id: name,
    value: draft ?? textOf(answers[name]),
    'aria-required': isRequired,
    onChange: ({ target }: { target: { value: string } }) => setDraft(target.value),
    onBlur() {
      if (draft !== null) commit(name, draft);
      setDraft(null);
    },
  };
  return (
    <div className="question">
      <QuestionLabel asked={asked} />
      {control === 'multiline' ? <textarea {...shared} rows={4} /> : <input {...shared} type="text" />}
    </div>
  );
}

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { i18n } from '#i18n';
import type { AnswerValue } from '@/domain/form/answer';
import { mayDraft } from '@/forms/drafts/may-draft';
import { usePorts } from '@/ui/data/ports-context';
import { questionWords } from '@/ui/messages/fill-words';
import { ActProblem } from '@/ui/parts/act-problem';
import { Button } from '@/ui/parts/button';
import { AskedQuestion } from '../questions/asked-question';
import { DraftHelp } from '../questions/draft-help';
import { excessCharacters } from '../questions/fill-draft-state';
import { isEditable, isUndoable, type ReviewField } from './review-fields';
import { useFieldEdit } from './use-field-edit';

interface FieldEditorProps {
  applicationId: string;
  field: ReviewField;
  /** Its current value; null if empty. */
  value: AnswerValue | null;
  onDone: () => void;
}

/** Edits a form field with the same code as filling, or restores its earlier value. */
export function FieldEditor({ applicationId, field, value, onDone }: FieldEditorProps) {
  const { acts } = usePorts();
  const [answer, setAnswer] = useState<AnswerValue | null>(value);
  // Unanswered so far: worth remembering; a profile value changed for one form is not.
  const [isRemembered, setRemembered] = useState(value === null);
  const [isDraft, setDraft] = useState(false);
  const edit = useFieldEdit(onDone);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus(), []);
  const name = { id: field.id, page: field.page };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const said = typeof answer === 'string' ? answer.trim() : answer;
    if (edit.isBusy || said === null || said === '' || excessCharacters(field, said) > 0) return;
    edit.put(() => acts.editField({ applicationId, field: name, value: said, isRemembered, isDraft }));
  };
  return (
    <form className="fill-edit" ref={form} onSubmit={submit} onKeyDown={({ key }) => key === 'Escape' && onDone()}>
      {isEditable(field) ? (
        <>
          <AskedQuestion field={field} answer={answer ?? undefined} onChange={setAnswer} />
          {mayDraft(field) && (
            <DraftHelp
              runId={applicationId}
              field={name}
              onDraft={(text) => {
                setAnswer(text);
                setDraft(true);
                setRemembered(false);
              }}
            />
          )}
          <label className="check">
            <input type="checkbox" checked={isRemembered} onChange={({ target }) => setRemembered(target.checked)} />
            {i18n.t('fillEdit.remember')}
          </label>
        </>
      ) : (
        <p>{questionWords(field)}</p>
      )}
      <ActProblem words={edit.problem} />
      <div className="actions">
        {isEditable(field) && (
          <Button type="submit" look="primary" aria-disabled={edit.isBusy}>
            {i18n.t('fillEdit.putIn')}
          </Button>
        )}
        {isUndoable(field) && (
          <Button
            icon="undo"
            aria-disabled={edit.isBusy}
            onClick={() => edit.isBusy || edit.undo(() => acts.undoFields(applicationId, name))}
          >
            {i18n.t('fillEdit.undo')}
          </Button>
        )}
        <Button look="quiet" onClick={onDone}>
          {i18n.t('fillEdit.cancel')}
        </Button>
      </div>
    </form>
  );
}

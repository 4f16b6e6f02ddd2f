import { type FormEvent, useRef } from 'react';
import { i18n } from '#i18n';
import type { FillDraft } from '@/domain/form/fill-draft';
import type { FillRun } from '@/domain/run/run';
import { mayDraft } from '@/forms/drafts/may-draft';
import type { QuestionAnswer } from '@/rpc/panel-api';
import { usePorts } from '@/ui/data/ports-context';
import { useAct } from '@/ui/data/use-act';
import { ActProblem } from '@/ui/parts/act-problem';
import { Button } from '@/ui/parts/button';
import { useToast } from '@/ui/parts/toast';
import { AskNotice } from './ask-notice';
import { AskedQuestion } from './asked-question';
import { askedQuestions } from './asked-questions';
import { DraftHelp } from './draft-help';
import { answersTo, emptyFillDraft, excessCharacters, withAnswer, withDrafted } from './fill-draft-state';

interface OpenQuestionsProps {
  run: FillRun;
  draft: FillDraft;
  onDraftChange: (draft: FillDraft) => void;
}

/** Questions only the user can answer; every one may be left out. */
export function OpenQuestions({ run, draft, onDraftChange }: OpenQuestionsProps) {
  const { acts } = usePorts();
  const act = useAct(i18n.t('discover.actFailed'));
  const show = useToast();
  const questions = useRef<HTMLDivElement>(null);
  const asked = askedQuestions(run.state);
  const hand = (answers: QuestionAnswer[]) =>
    act.perform(async () => {
      const isTaken = await acts.answerQuestions(run.id, run.steps, answers);
      onDraftChange(emptyFillDraft(draft.page));
      if (!isTaken) show({ text: i18n.t('fill.answeredAlready') });
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (act.isBusy) return;
    const answers = answersTo(asked, draft);
    const isTooLong = asked.some((field) => excessCharacters(field, draft.answers[field.id]) > 0);
    if (isTooLong || answers.length === 0)
      focusFirst(questions.current, isTooLong ? '[aria-invalid="true"]' : controls);
    else hand(answers);
  };
  return (
    <form className="fill-ask" onSubmit={submit}>
      <AskNotice code="open-questions" icon="hand" />
      <div className="fill-questions" ref={questions}>
        {asked.map((field) => (
          <div key={field.id}>
            <AskedQuestion
              field={field}
              answer={draft.answers[field.id]}
              onChange={(value) => onDraftChange(withAnswer(draft, field.id, value))}
            />
            {mayDraft(field) && (
              <DraftHelp
                runId={run.id}
                field={{ id: field.id, page: field.page }}
                onDraft={(text) => onDraftChange(withDrafted(draft, field.id, text))}
              />
            )}
          </div>
        ))}
      </div>
      <div className="actions fill-answered">
        <Button type="submit" look="primary" aria-disabled={act.isBusy}>
          {i18n.t('fill.putIn')}
        </Button>
        <Button aria-disabled={act.isBusy} onClick={() => act.isBusy || hand([])}>
          {i18n.t('fill.leaveToMe')}
        </Button>
      </div>
      <ActProblem words={act.problem} />
    </form>
  );
}

const controls = 'input, select, textarea';

function focusFirst(within: HTMLElement | null, selector: string): void {
  within?.querySelector<HTMLElement>(selector)?.focus();
}

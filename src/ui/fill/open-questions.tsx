import { type FormEvent, useRef } from 'react';
import { i18n } from '#i18n';
import { mayDraft } from '@/domain/draft/may-draft';
import type { FillRun } from '@/domain/run';
import type { QuestionAnswer } from '@/rpc/panel-api';
import { ActProblem } from '../parts/act-problem';
import { Button } from '../parts/button';
import { usePorts } from '../ports-context';
import { useAct } from '../use-act';
import { AskNotice } from './ask-notice';
import { AskedQuestion } from './asked-question';
import { askedQuestions } from './asked-questions';
import { DraftHelp } from './draft-help';
import { answersTo, draftOf, emptyFillDraft, excessOf, type FillDraft, withAnswer, withDrafted } from './fill-draft';

interface OpenQuestionsProps {
  run: FillRun;
  draft: FillDraft;
  onDraftChange: (draft: FillDraft) => void;
}

/** What nobody has said yet and only the user can; every question may be left out. */
export function OpenQuestions({ run, draft, onDraftChange }: OpenQuestionsProps) {
  const { acts } = usePorts();
  const act = useAct();
  const questions = useRef<HTMLDivElement>(null);
  const own = draftOf(draft, run.id);
  const asked = askedQuestions(run.state);
  const hand = (answers: QuestionAnswer[]) =>
    act.perform(async () => {
      await acts.answerQuestions(run.id, answers);
      onDraftChange(emptyFillDraft);
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (act.isBusy) return;
    const answers = answersTo(asked, own);
    const isTooLong = asked.some((field) => excessOf(field, own.answers[field.id]) > 0);
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
              answer={own.answers[field.id]}
              onChange={(value) => onDraftChange(withAnswer(own, field.id, value))}
            />
            {mayDraft(field) && (
              <DraftHelp
                runId={run.id}
                field={{ id: field.id, page: field.page }}
                onDraft={(text) => onDraftChange(withDrafted(own, field.id, text))}
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
      <ActProblem words={act.hasFailed && i18n.t('discover.actFailed')} />
    </form>
  );
}

const controls = 'input, select, textarea';

function focusFirst(within: HTMLElement | null, selector: string): void {
  within?.querySelector<HTMLElement>(selector)?.focus();
}

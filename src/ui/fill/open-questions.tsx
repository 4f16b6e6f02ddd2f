import { type FormEvent, useRef } from 'react';
import { i18n } from '#i18n';
import type { FillRun } from '@/domain/run';
import { Button } from '../parts/button';
import { Icon } from '../parts/icon';
import { usePorts } from '../ports-context';
import { useAct } from '../use-act';
import { waitWords } from '../words/wait-words';
import { AskedQuestion } from './asked-question';
import { askedQuestions } from './asked-questions';
import { answersTo, draftOf, emptyFillDraft, excessOf, type FillDraft, withAnswer } from './fill-draft';

interface OpenQuestionsProps {
  run: FillRun;
  draft: FillDraft;
  onDraftChange: (draft: FillDraft) => void;
}

/** What nobody has said yet and only the user can; every question may be left out. */
export function OpenQuestions({ run, draft, onDraftChange }: OpenQuestionsProps) {
  const { acts } = usePorts();
  const act = useAct();
  const form = useRef<HTMLFormElement>(null);
  const own = draftOf(draft, run.id);
  const asked = askedQuestions(run.state);
  const given = answersTo(asked, own);
  const hand = (answers: typeof given) =>
    act.perform(async () => {
      await acts.answerQuestions(run.id, answers);
      onDraftChange(emptyFillDraft);
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (act.isBusy) return;
    if (asked.some((field) => excessOf(field, own.answers[field.id]) > 0)) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    hand(given);
  };
  return (
    <form className="fill-ask" ref={form} onSubmit={submit}>
      <Why />
      <div className="fill-questions">
        {asked.map((field) => (
          <AskedQuestion
            key={field.id}
            field={field}
            answer={own.answers[field.id]}
            onChange={(value) => onDraftChange(withAnswer(own, field.id, value))}
          />
        ))}
      </div>
      <div className="actions fill-answered">
        <Button type="submit" look="primary" aria-disabled={act.isBusy || given.length === 0}>
          {i18n.t('fill.putIn')}
        </Button>
        <Button aria-disabled={act.isBusy} onClick={() => act.isBusy || hand([])}>
          {i18n.t('fill.leaveToMe')}
        </Button>
      </div>
      {act.hasFailed && (
        <p className="act-problem" role="alert">
          {i18n.t('discover.actFailed')}
        </p>
      )}
    </form>
  );
}

function Why() {
  const { title, text } = waitWords('open-questions');
  return (
    <div className="notice notice-attention" role="alert">
      <Icon name="hand" />
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { i18n } from '#i18n';
import { ActProblem } from '../parts/act-problem';
import { Button } from '../parts/button';
import { useAct } from '../use-act';

interface NoticeAnswersProps {
  /** What the yes and the no say. */
  yes: string;
  no: string;
  /** Tells the run. */
  onAnswer: (isYes: boolean) => Promise<unknown>;
  /** What else can be done than to answer. */
  children: ReactNode;
}

/** The two answers to what a run asks before it goes on. A second press while the first is on its way is none. */
export function NoticeAnswers({ yes, no, onAnswer, children }: NoticeAnswersProps) {
  const act = useAct();
  const answer = (isYes: boolean) => () => act.isBusy || act.perform(() => onAnswer(isYes));
  return (
    <>
      <div className="actions">
        <Button look="primary" aria-disabled={act.isBusy} onClick={answer(true)}>
          {yes}
        </Button>
        <Button aria-disabled={act.isBusy} onClick={answer(false)}>
          {no}
        </Button>
        {children}
      </div>
      <ActProblem words={act.hasFailed && i18n.t('discover.actFailed')} />
    </>
  );
}

import type { ReactNode } from 'react';
import { i18n } from '#i18n';
import { useAct } from '@/ui/data/use-act';
import { ActProblem } from '@/ui/parts/act-problem';
import { Button } from '@/ui/parts/button';

interface NoticeAnswersProps {
  /** Labels of yes and no. */
  yes: string;
  no: string;
  /** Tells the run. */
  onAnswer: (isYes: boolean) => Promise<unknown>;
  /** Alternatives to answering. */
  children: ReactNode;
}

/** The two answers to a run's question. A second press while the first is being handled is ignored. */
export function NoticeAnswers({ yes, no, onAnswer, children }: NoticeAnswersProps) {
  const act = useAct(i18n.t('discover.actFailed'));
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
      <ActProblem words={act.problem} />
    </>
  );
}

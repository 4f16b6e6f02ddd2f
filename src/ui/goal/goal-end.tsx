import { i18n } from '#i18n';
import type { GoalRun } from '@/domain/run/run';
import { usePorts } from '@/ui/data/ports-context';
import { useAct } from '@/ui/data/use-act';
import { goalEndSentence } from '@/ui/messages/end-sentence';
import { goalFigures } from '@/ui/messages/goal-run-words';
import { ActProblem } from '../parts/act-problem';
import { Button } from '../parts/button';
import { Icon } from '../parts/icon';
import { ItemsTable } from './items-table';
import { PlanList } from './plan-list';

/** How a goal ended: the answer in words, the items it rests on, and the plan as it went. */
export function GoalEnd({ run, onDiscover }: { run: GoalRun; onDiscover: () => void }) {
  const { result, state } = run;
  if (!result) return null;
  return (
    <section className={`run-end ${result.success ? 'run-end-good' : ''}`} aria-labelledby="goal-end">
      <header>
        <Icon name={result.success ? 'done' : 'alert'} />
        <h2 id="goal-end" tabIndex={-1}>
          {state.goal}
        </h2>
      </header>
      <p>{goalEndSentence(result)}</p>
      {result.facts.answer !== '' && <p className="goal-answer">{result.facts.answer}</p>}
      {result.code === 'goal-handed-over' && <FillInstead tabId={run.tabId} onFilling={onDiscover} />}
      <ItemsTable run={run} />
      <PlanList plan={state.plan} />
      <p className="progress-note">{goalFigures(run)}</p>
    </section>
  );
}

/** Has a fill run take over the form, with its scope, its review, and nothing sent. */
function FillInstead({ tabId, onFilling }: { tabId: number; onFilling: () => void }) {
  const { acts } = usePorts();
  const act = useAct(i18n.t('discover.actFailed'));
  const fill = async () => {
    await acts.fill(tabId);
    onFilling();
  };
  return (
    <>
      <Button look="primary" aria-disabled={act.isBusy} onClick={() => act.isBusy || act.perform(fill)}>
        {i18n.t('goal.toFill')}
      </Button>
      <ActProblem words={act.problem} />
    </>
  );
}

import { i18n } from '#i18n';
import type { GoalRun } from '@/domain/run/run';
import { goalEndSentence } from '@/ui/messages/end-sentence';
import { goalFigures } from '@/ui/messages/goal-run-words';
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
      {result.code === 'goal-handed-over' && (
        <Button look="primary" onClick={onDiscover}>
          {i18n.t('goal.toFill')}
        </Button>
      )}
      <ItemsTable run={run} />
      <PlanList plan={state.plan} />
      <p className="progress-note">{goalFigures(run)}</p>
    </section>
  );
}

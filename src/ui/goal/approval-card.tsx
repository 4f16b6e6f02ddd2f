import { i18n } from '#i18n';
import type { Approval } from '@/domain/goal/approval';
import type { GoalRun } from '@/domain/run/run';
import { usePorts } from '@/ui/data/ports-context';
import { useAct } from '@/ui/data/use-act';
import { formatNumber } from '@/ui/messages/formats';
import { actCodeWords, intentWord } from '@/ui/messages/goal-run-words';
import { ActProblem } from '../parts/act-problem';
import { Button } from '../parts/button';
import { Icon } from '../parts/icon';

/** What the goal asks before it goes on: nothing happens until the user answers. */
export function ApprovalCard({ run }: { run: GoalRun }) {
  const { acts } = usePorts();
  const act = useAct(i18n.t('discover.actFailed'));
  const asked = run.state.approval?.asked;
  if (!asked) return null;
  const answer = (isAllowed: boolean) => act.perform(() => acts.answerGoal(run.id, run.steps, isAllowed));
  return (
    <div className="notice notice-attention" role="alert">
      <Icon name="hand" />
      <div>
        <h3>{titleOf(asked)}</h3>
        <Facts asked={asked} run={run} />
        <div className="actions">
          <Button look="primary" aria-disabled={act.isBusy} onClick={() => answer(true)}>
            {i18n.t(asked.kind === 'plan' ? 'goal.approvePlan' : 'goal.allow')}
          </Button>
          <Button aria-disabled={act.isBusy} onClick={() => answer(false)}>
            {i18n.t('goal.decline')}
          </Button>
        </div>
        <ActProblem words={act.problem} />
      </div>
    </div>
  );
}

function titleOf(asked: Approval): string {
  switch (asked.kind) {
    case 'plan':
      return i18n.t('goal.planTitle');
    case 'act':
      return i18n.t('goal.actTitle', { act: actCodeWords(asked.act.code) });
    case 'carry':
      return i18n.t('goal.carryTitle');
  }
}

function Facts({ asked, run }: { asked: Approval; run: GoalRun }) {
  const facts = factsOf(asked, run);
  return (
    <dl className="goal-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function factsOf(asked: Approval, { state }: GoalRun): [string, string][] {
  switch (asked.kind) {
    case 'plan':
      return [
        [i18n.t('goal.sites'), asked.sites.join(', ')],
        [i18n.t('goal.does'), asked.verbs.map(intentWord).join(', ')],
        [i18n.t('goal.limits'), limitsOf(state.limits)],
        [i18n.t('goal.cost'), costOf(asked)],
      ];
    case 'act':
      return [
        [i18n.t('goal.control'), asked.act.name || asked.act.place || i18n.t('goal.unnamed')],
        [i18n.t('goal.site'), asked.act.origin],
        ...asked.values.map(({ name, value }): [string, string] => [name || i18n.t('goal.unnamed'), value]),
      ];
    case 'carry':
      return [
        [i18n.t('goal.text'), asked.text],
        [i18n.t('goal.from'), asked.from.join(', ')],
        [i18n.t('goal.site'), asked.origin],
      ];
  }
}

function limitsOf({ attempts, replans, minutes }: GoalRun['state']['limits']): string {
  return i18n.t('goal.limitsText', {
    attempts: formatNumber(attempts),
    replans: formatNumber(replans),
    minutes: formatNumber(minutes),
  });
}

function costOf({ calls, dollars }: Extract<Approval, { kind: 'plan' }>): string {
  const count = formatNumber(calls);
  return dollars === null
    ? i18n.t('goal.calls', calls, { count })
    : i18n.t('goal.callsCost', calls, { count, cost: formatNumber(Math.round(dollars * 1000) / 1000) });
}

import { useState } from 'react';
import { i18n } from '#i18n';
import { type GivenVariable, GoalOrder, longestGoal, type ReadyMadeGoal } from '@/domain/goal/goal-order';
import type { Settings } from '@/domain/settings/settings';
import type { ActiveTab } from '@/ui/data/panel-ports';
import { usePorts } from '@/ui/data/ports-context';
import { useAct } from '@/ui/data/use-act';
import { ActProblem } from '../parts/act-problem';
import { Button } from '../parts/button';
import { Disclosure } from '../parts/disclosure';
import { FieldWithLabel } from '../parts/form-field';
import { GoalLimitFields } from './goal-limit-fields';
import { KeptVariables } from './kept-variables';
import { ReadyMadeGoals } from './ready-made-goals';
import { VariableFields } from './variable-fields';

interface GoalFormProps {
  tab: ActiveTab;
  settings: Settings;
  /** Whether a goal was pursued here before. */
  isRepeat: boolean;
  onSettings: () => void;
}

/** Asks for a goal. Without a model it says so, and offers what the rules can do. */
export function GoalForm({ tab, settings, isRepeat, onSettings }: GoalFormProps) {
  const hasModel = settings.models.provider !== 'rules';
  return hasModel ? (
    <FreeGoal tab={tab} settings={settings} isRepeat={isRepeat} />
  ) : (
    <section className="goal-form" aria-labelledby="goal-title">
      <h2 id="goal-title">{i18n.t('goal.withoutModel')}</h2>
      <p>{i18n.t('goal.withoutModelText')}</p>
      <Button onClick={onSettings}>{i18n.t('goal.chooseModel')}</Button>
      <ReadyMadeGoals tab={tab} />
    </section>
  );
}

const noVariables: GivenVariable[] = [];

function FreeGoal({ tab, settings, isRepeat }: Omit<GoalFormProps, 'onSettings'>) {
  const { acts } = usePorts();
  const act = useAct(i18n.t('goal.startFailed'));
  const [goal, setGoal] = useState('');
  const [startUrl, setStartUrl] = useState('');
  const [constraints, setConstraints] = useState('');
  const [variables, setVariables] = useState(noVariables);
  const isUrl = startUrl === '' || GoalOrder.shape.startUrl.safeParse(startUrl).success;
  const start = () =>
    act.perform(async (refuse) => {
      const order = GoalOrder.safeParse({
        goal,
        startUrl: startUrl === '' ? null : startUrl,
        constraints,
        variables: variables.filter(({ value }) => value !== ''),
        readyMade: null satisfies ReadyMadeGoal | null,
      });
      if (!order.success) return refuse(i18n.t(goal.trim() === '' ? 'goal.missing' : 'goal.invalid'));
      await acts.pursueGoal(tab.id, order.data);
    });
  return (
    <form
      className="goal-form"
      aria-labelledby="goal-title"
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      <h2 id="goal-title">{i18n.t(isRepeat ? 'goal.another' : 'goal.title')}</h2>
      <FieldWithLabel label={i18n.t('goal.goal')} hint={i18n.t('goal.goalHint')}>
        {(traits) => (
          <textarea
            {...traits}
            rows={3}
            maxLength={longestGoal}
            value={goal}
            onChange={({ target }) => setGoal(target.value)}
          />
        )}
      </FieldWithLabel>
      <Disclosure summary={i18n.t('goal.more')}>
        <FieldWithLabel
          label={i18n.t('goal.startUrl')}
          hint={i18n.t('goal.startUrlHint')}
          problem={isUrl ? undefined : i18n.t('goal.badUrl')}
        >
          {(traits) => (
            <input
              {...traits}
              type="url"
              value={startUrl}
              onChange={({ target }) => setStartUrl(target.value.trim())}
            />
          )}
        </FieldWithLabel>
        <FieldWithLabel label={i18n.t('goal.constraints')} hint={i18n.t('goal.constraintsHint')}>
          {(traits) => (
            <input
              {...traits}
              type="text"
              maxLength={longestGoal}
              value={constraints}
              onChange={({ target }) => setConstraints(target.value)}
            />
          )}
        </FieldWithLabel>
        <KeptVariables origin={URL.parse(startUrl === '' ? tab.url : startUrl)?.origin ?? ''} />
        <VariableFields variables={variables} onChange={setVariables} />
        <GoalLimitFields limits={settings.goalLimits} />
      </Disclosure>
      <Button type="submit" look="primary" aria-disabled={act.isBusy || !isUrl}>
        {i18n.t('goal.start')}
      </Button>
      <ActProblem words={act.problem} />
      <p className="progress-note">{i18n.t('goal.promise')}</p>
    </form>
  );
}

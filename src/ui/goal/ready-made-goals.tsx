import { useState } from 'react';
import { i18n } from '#i18n';
import type { ReadyMadeGoal } from '@/domain/goal/goal-order';
import type { ActiveTab } from '@/ui/data/panel-ports';
import { usePorts } from '@/ui/data/ports-context';
import { useAct } from '@/ui/data/use-act';
import { ActProblem } from '../parts/act-problem';
import { Button } from '../parts/button';
import { FieldWithLabel } from '../parts/form-field';

/** What can be done on the page without a model. */
export function ReadyMadeGoals({ tab }: { tab: ActiveTab }) {
  const { acts } = usePorts();
  const act = useAct(i18n.t('goal.startFailed'));
  const start = (readyMade: ReadyMadeGoal, goal: string) => {
    if (act.isBusy || goal.trim() === '') return;
    act.perform(() => acts.pursueGoal(tab.id, { goal, startUrl: null, constraints: '', variables: [], readyMade }));
  };
  return (
    <div className="ready-made">
      <WithWords
        label={i18n.t('goal.searchFor')}
        button={i18n.t('goal.search')}
        onStart={(words) => start('search', words)}
      />
      <WithWords
        label={i18n.t('goal.filterBy')}
        button={i18n.t('goal.filter')}
        onStart={(words) => start('filter', words)}
      />
      <div className="actions">
        <Button aria-disabled={act.isBusy} onClick={() => start('next-page', i18n.t('goal.nextPage'))}>
          {i18n.t('goal.nextPage')}
        </Button>
        <Button aria-disabled={act.isBusy} onClick={() => start('extract', i18n.t('goal.readList'))}>
          {i18n.t('goal.readList')}
        </Button>
      </div>
      <ActProblem words={act.problem} />
    </div>
  );
}

interface WithWordsProps {
  label: string;
  button: string;
  onStart: (words: string) => void;
}

function WithWords({ label, button, onStart }: WithWordsProps) {
  const [words, setWords] = useState('');
  return (
    <form
      className="goal-words"
      onSubmit={(event) => {
        event.preventDefault();
        onStart(words);
      }}
    >
      <FieldWithLabel label={label}>
        {(traits) => <input {...traits} type="text" value={words} onChange={({ target }) => setWords(target.value)} />}
      </FieldWithLabel>
      <Button type="submit">{button}</Button>
    </form>
  );
}

import { i18n } from '#i18n';
import type { GoalState, GoalStatus } from '@/domain/page/exploration-questions';
import { formatNumber } from '@/ui/messages/formats';
import { goalStatusWord, goalWords } from '@/ui/messages/goal-words';
import { Icon, type IconName } from '../parts/icon';
import { StepPictures } from './step-pictures';
import './goal-list.css';

interface GoalListProps {
  goals: readonly GoalState[];
  /** The run whose journal holds the evidence; null if no longer known. */
  runId: string | null;
}

const icons: Record<GoalStatus, IconName> = { open: 'circle', reached: 'done', absent: 'cross' };

/** The checklist of an exploration: what is open, what was found and where. */
export function GoalList({ goals, runId }: GoalListProps) {
  return (
    <ul className="goal-list">
      {goals.map((goal) => (
        <li key={goal.id} className={`goal goal-${goal.status}`}>
          <Icon name={icons[goal.status]} />
          <div>
            <p className="goal-text">
              {goalWords(goal)} <span className="goal-status">{goalStatusWord(goal.status)}</span>
            </p>
            {goal.finding && <p className="goal-finding">{goal.finding}</p>}
            {runId && goal.evidence !== null && (
              <StepPictures
                runId={runId}
                seq={goal.evidence}
                summary={i18n.t('goals.evidence', { step: formatNumber(goal.evidence + 1) })}
              />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

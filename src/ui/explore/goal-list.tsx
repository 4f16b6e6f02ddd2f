import { i18n } from '#i18n';
import type { QuestionState, QuestionStatus } from '@/domain/page/exploration-questions';
import { formatNumber } from '@/ui/messages/formats';
import { explorationQuestionWords, questionStatusWord } from '@/ui/messages/goal-words';
import { Icon, type IconName } from '../parts/icon';
import { StepPictures } from './step-pictures';
import './goal-list.css';

interface GoalListProps {
  goals: readonly QuestionState[];
  /** The run whose journal holds the evidence; null if no longer known. */
  runId: string | null;
}

const icons: Record<QuestionStatus, IconName> = { open: 'circle', reached: 'done', absent: 'cross' };

/** The checklist of an exploration: what is open, what was found and where. */
export function QuestionList({ goals, runId }: GoalListProps) {
  return (
    <ul className="goal-list">
      {goals.map((goal) => (
        <li key={goal.id} className={`goal goal-${goal.status}`}>
          <Icon name={icons[goal.status]} />
          <div>
            <p className="goal-text">
              {explorationQuestionWords(goal)} <span className="goal-status">{questionStatusWord(goal.status)}</span>
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

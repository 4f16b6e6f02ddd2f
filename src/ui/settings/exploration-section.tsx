import { i18n } from '#i18n';
import { defaultQuestions } from '@/domain/page/exploration-questions';
import type { Settings } from '@/domain/settings/settings';
import { QuestionsEditor } from '../parts/goals-editor';
import { NumberField } from '../parts/number-field';

type Exploration = Settings['exploration'];

interface ExplorationSectionProps {
  exploration: Exploration;
  onChange: (exploration: Exploration) => void;
}

/** How long an exploration may take, what it may press, and its default goals. */
export function ExplorationSection({ exploration, onChange }: ExplorationSectionProps) {
  const { limits, goals, mayPressApply } = exploration;
  const change = (part: Partial<Exploration>) => onChange({ ...exploration, ...part });
  return (
    <section>
      <h2>{i18n.t('exploration.title')}</h2>
      <p className="muted">{i18n.t('exploration.text')}</p>
      <ExplorationLimitFields limits={limits} onChange={(next) => change({ limits: next })} />
      <div>
        <label className="check">
          <input
            type="checkbox"
            checked={mayPressApply}
            onChange={({ target }) => change({ mayPressApply: target.checked })}
          />
          {i18n.t('exploration.mayPressApply')}
        </label>
        <p className="progress-note check-text">{i18n.t('exploration.mayPressApplyText')}</p>
      </div>
      <h3>{i18n.t('exploration.goals')}</h3>
      <QuestionsEditor goals={goals} initial={defaultQuestions} onChange={(next) => change({ goals: next })} />
    </section>
  );
}

interface LimitFieldsProps {
  limits: Exploration['limits'];
  onChange: (limits: Exploration['limits']) => void;
}

function ExplorationLimitFields({ limits, onChange }: LimitFieldsProps) {
  return (
    <div className="limits">
      <NumberField
        label={i18n.t('exploration.turns')}
        value={limits.turns}
        min={1}
        max={100}
        onChange={(turns) => onChange({ ...limits, turns })}
      />
      <NumberField
        label={i18n.t('exploration.minutes')}
        value={limits.minutes}
        min={0.5}
        max={60}
        step={0.5}
        onChange={(minutes) => onChange({ ...limits, minutes })}
      />
      <NumberField
        label={i18n.t('exploration.errors')}
        value={limits.errorsInARow}
        min={1}
        max={10}
        onChange={(errorsInARow) => onChange({ ...limits, errorsInARow })}
      />
    </div>
  );
}

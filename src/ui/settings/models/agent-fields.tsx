import { i18n } from '#i18n';
import type { ModelSettings } from '@/domain/model/model-settings';
import { Disclosure } from '../../parts/disclosure';
import { ModelNameField } from './model-name-field';
import { type ModelChoice, modelOf } from './use-model-choice';

type ByAgent = ModelSettings['byAgent'];

interface AgentFieldsProps {
  byAgent: ByAgent;
  choice: ModelChoice;
  onChange: (byAgent: ByAgent) => void;
}

/** For the few who want a different model for one agent. */
export function AgentFields({ byAgent, choice, onChange }: AgentFieldsProps) {
  if (choice.agents.length === 0) return null;
  return (
    <Disclosure summary={i18n.t('models.agents')}>
      <div className="fields agent-fields">
        <p className="muted">{i18n.t('models.agentsText')}</p>
        {choice.agents.map(({ name, tier }) => {
          const value = byAgent[name] ?? '';
          return (
            <ModelNameField
              key={name}
              label={name}
              value={value}
              placeholder={i18n.t('models.sameAs')}
              models={choice.models}
              model={value === '' ? null : modelOf(value, tier, choice)}
              onChange={(model) => onChange(withAgent(byAgent, name, model))}
            />
          );
        })}
      </div>
    </Disclosure>
  );
}

function withAgent(byAgent: ByAgent, agent: string, model: string): ByAgent {
  const { [agent]: _, ...others } = byAgent;
  return model === '' ? others : { ...others, [agent]: model };
}

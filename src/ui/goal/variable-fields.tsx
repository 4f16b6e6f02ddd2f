import { i18n } from '#i18n';
import type { GivenVariable } from '@/domain/goal/goal-order';
import { Button } from '../parts/button';
import { FieldWithLabel } from '../parts/form-field';

interface VariableFieldsProps {
  variables: readonly GivenVariable[];
  onChange: (variables: GivenVariable[]) => void;
}

/** Values that the model knows by their names only. */
export function VariableFields({ variables, onChange }: VariableFieldsProps) {
  const set = (at: number, change: Partial<GivenVariable>) =>
    onChange(variables.map((one, index) => (index === at ? { ...one, ...change } : one)));
  return (
    <fieldset className="goal-variables">
      <legend>{i18n.t('goal.variables')}</legend>
      <p className="progress-note">{i18n.t('goal.variablesHint')}</p>
      {variables.map((variable, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a variable has nothing else that stays while it is edited.
        <div className="goal-variable" key={index}>
          <FieldWithLabel label={i18n.t('goal.variableName')}>
            {(traits) => (
              <input
                {...traits}
                type="text"
                value={variable.name}
                onChange={({ target }) => set(index, { name: target.value.trim() })}
              />
            )}
          </FieldWithLabel>
          <FieldWithLabel label={i18n.t('goal.variableValue')}>
            {(traits) => (
              <input
                {...traits}
                type={variable.isSecret ? 'password' : 'text'}
                autoComplete="off"
                value={variable.value}
                onChange={({ target }) => set(index, { value: target.value })}
              />
            )}
          </FieldWithLabel>
          <Check
            label={i18n.t('goal.secret')}
            isSet={variable.isSecret}
            onSet={(isSecret) => set(index, { isSecret })}
          />
          <Check label={i18n.t('goal.keep')} isSet={variable.isKept} onSet={(isKept) => set(index, { isKept })} />
          <Button look="quiet" icon="trash" onClick={() => onChange(variables.filter((_, at) => at !== index))}>
            {i18n.t('goal.removeVariable')}
          </Button>
        </div>
      ))}
      <Button
        icon="plus"
        onClick={() => onChange([...variables, { name: '', value: '', isSecret: true, isKept: false }])}
      >
        {i18n.t('goal.addVariable')}
      </Button>
    </fieldset>
  );
}

function Check({ label, isSet, onSet }: { label: string; isSet: boolean; onSet: (isSet: boolean) => void }) {
  return (
    <label className="check">
      <input type="checkbox" checked={isSet} onChange={({ target }) => onSet(target.checked)} />
      <span className="check-text">{label}</span>
    </label>
  );
}

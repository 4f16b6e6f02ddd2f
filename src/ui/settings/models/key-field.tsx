import { useState } from 'react';
import { i18n } from '#i18n';
import type { ProviderName } from '@/domain/model-settings';
import { ActProblem } from '../../parts/act-problem';
import { Button } from '../../parts/button';
import { Icon } from '../../parts/icon';
import { usePorts } from '../../ports-context';
import { useSnackbar } from '../../snackbar';
import { useAct } from '../../use-act';
import { KeyForm } from './key-form';
import { useHasKey } from './use-has-key';

interface KeyFieldProps {
  provider: ProviderName;
  /** Where a key is made; null where none is needed. */
  keysUrl: string | null;
  isRemembered: boolean;
  onRememberedChange: (isRemembered: boolean) => void;
}

/** The key: entered once, never shown again, forgotten when the user wants or the browser closes. */
export function KeyField({ provider, keysUrl, isRemembered, onRememberedChange }: KeyFieldProps) {
  const { keys } = usePorts();
  const show = useSnackbar();
  const act = useAct();
  const [isReplacing, setReplacing] = useState(false);
  const hasKey = useHasKey(provider);
  const save = (key: string) =>
    act.perform(async () => {
      await keys.save(provider, key, isRemembered);
      setReplacing(false);
      show({ text: i18n.t('models.keySaved') });
    });
  const forget = () =>
    act.perform(async () => {
      await keys.forget(provider);
      show({ text: i18n.t('models.keyForgotten') });
    });
  return (
    <div className="field">
      {hasKey && !isReplacing ? (
        <KeptKey onReplace={() => setReplacing(true)} onForget={forget} />
      ) : (
        <KeyForm
          provider={provider}
          keysUrl={keysUrl}
          onSave={save}
          onCancel={hasKey ? () => setReplacing(false) : null}
        />
      )}
      <Remember
        isRemembered={isRemembered}
        onChange={(next) => {
          onRememberedChange(next);
          act.perform(() => keys.setRemembered(next));
        }}
      />
      <ActProblem words={act.hasFailed && i18n.t('models.keyFailed')} />
    </div>
  );
}

function KeptKey({ onReplace, onForget }: { onReplace: () => void; onForget: () => void }) {
  return (
    <div className="kept-key">
      <p className="kept-key-note">
        <Icon name="check" />
        {i18n.t('models.keyKept')}
      </p>
      <div className="actions">
        <Button onClick={onReplace}>{i18n.t('models.keyReplace')}</Button>
        <Button icon="trash" onClick={onForget}>
          {i18n.t('models.keyForget')}
        </Button>
      </div>
    </div>
  );
}

function Remember({ isRemembered, onChange }: { isRemembered: boolean; onChange: (isRemembered: boolean) => void }) {
  return (
    <div>
      <label className="check">
        <input type="checkbox" checked={isRemembered} onChange={({ target }) => onChange(target.checked)} />
        {i18n.t('models.remember')}
      </label>
      <p className="progress-note check-text">{i18n.t('models.rememberText')}</p>
    </div>
  );
}

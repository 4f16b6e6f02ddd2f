import { useState } from 'react';
import { i18n } from '#i18n';
import { usePorts } from '@/ui/data/ports-context';
import { useAct } from '@/ui/data/use-act';
import { useToast } from '@/ui/parts/toast';
import { ActProblem } from '../../parts/act-problem';
import { Button } from '../../parts/button';
import { Icon } from '../../parts/icon';
import { KeyForm } from './key-form';
import { useKeyOrigins } from './use-key-origins';

interface KeyFieldProps {
  /** Scheme, host and port that the key is for. */
  origin: string;
  /** Whether some servers there need none. */
  isOptional: boolean;
  /** Where to create a key; null if none is needed, or it is unknown. */
  keysUrl: string | null;
  isRemembered: boolean;
  onRememberedChange: (isRemembered: boolean) => void;
}

/** The key of an origin: entered once, never shown again, sent nowhere else, deleted when the user wants or the browser closes. */
export function KeyField({ origin, isOptional, keysUrl, isRemembered, onRememberedChange }: KeyFieldProps) {
  const { keys } = usePorts();
  const show = useToast();
  const act = useAct(i18n.t('models.keyFailed'));
  const [isReplacing, setReplacing] = useState(false);
  const origins = useKeyOrigins();
  const hasKey = origins.includes(origin);
  const save = (key: string) =>
    act.perform(async () => {
      await keys.save(origin, key, isRemembered);
      setReplacing(false);
      show({ text: i18n.t('models.keySaved') });
    });
  const forget = () =>
    act.perform(async () => {
      await keys.forget(origin);
      show({ text: i18n.t('models.keyForgotten') });
    });
  return (
    <div className="field">
      {hasKey && !isReplacing ? (
        <KeptKey origin={origin} onReplace={() => setReplacing(true)} onForget={forget} />
      ) : (
        <>
          {!hasKey && origins.length > 0 && <p className="key-of-others">{i18n.t('models.keyOfOthers', { origin })}</p>}
          <KeyForm
            origin={origin}
            isOptional={isOptional}
            keysUrl={keysUrl}
            onSave={save}
            onCancel={hasKey ? () => setReplacing(false) : null}
          />
        </>
      )}
      <Remember
        isRemembered={isRemembered}
        onChange={(next) => {
          onRememberedChange(next);
          act.perform(() => keys.setRemembered(next));
        }}
      />
      <ActProblem words={act.problem} />
    </div>
  );
}

interface KeptKeyProps {
  origin: string;
  onReplace: () => void;
  onForget: () => void;
}

function KeptKey({ origin, onReplace, onForget }: KeptKeyProps) {
  return (
    <div className="kept-key">
      <p className="kept-key-note">
        <Icon name="check" />
        {i18n.t('models.keyKept', { origin })}
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

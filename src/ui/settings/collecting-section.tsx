import { i18n } from '#i18n';
import type { LimitCaps, Settings } from '@/domain/settings/settings';
import { LimitCapFields } from './breaker-fields';

interface CollectingSectionProps {
  breakers: LimitCaps;
  mayPressForAddress: boolean;
  onChange: (change: Partial<Pick<Settings, 'breakers' | 'mayPressForAddress'>>) => void;
}

/** How far a collection may go, and what it may press. */
export function CollectingSection({ breakers, mayPressForAddress, onChange }: CollectingSectionProps) {
  return (
    <section>
      <h2>{i18n.t('settings.limitsTitle')}</h2>
      <p className="muted">{i18n.t('settings.limitsText')}</p>
      <LimitCapFields breakers={breakers} onChange={(next) => onChange({ breakers: next })} />
      <div>
        <label className="check">
          <input
            type="checkbox"
            aria-describedby="may-press-text"
            checked={mayPressForAddress}
            onChange={({ target }) => onChange({ mayPressForAddress: target.checked })}
          />
          {i18n.t('settings.mayPressForAddress')}
        </label>
        <p className="progress-note check-text" id="may-press-text">
          {i18n.t('settings.mayPressForAddressText')}
        </p>
      </div>
    </section>
  );
}

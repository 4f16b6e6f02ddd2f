import { i18n } from '#i18n';
import { Icon } from '../parts/icon';
import { formatNumber } from '../words/formats';

/** Says that the page began to send by itself: what it shows of that is not so, and it may try again now that nothing holds it. */
export function HeldSends({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <div className="notice notice-attention" role="note">
      <Icon name="alert" />
      <div>
        <h3>{i18n.t('fill.heldSendsTitle')}</h3>
        <p>{i18n.t('fill.heldSendsText', count, { count: formatNumber(count) })}</p>
      </div>
    </div>
  );
}

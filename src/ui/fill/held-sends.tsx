import { i18n } from '#i18n';
import { Icon } from '../parts/icon';
import { formatNumber } from '../words/formats';

/** Says that the page started sending by itself: what it shows about that is not true, and it may try again once unblocked. */
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

import { i18n } from '#i18n';
import { Icon } from '../parts/icon';

/** Says that part of the page could not be read: its questions are not in the review. */
export function UnreadFrames({ sites }: { sites: readonly string[] }) {
  if (sites.length === 0) return null;
  return (
    <div className="notice notice-attention" role="note">
      <Icon name="alert" />
      <div>
        <h3>{i18n.t('fill.unreadTitle')}</h3>
        <p>{i18n.t('fill.unreadText', { sites: sites.join(', ') })}</p>
      </div>
    </div>
  );
}

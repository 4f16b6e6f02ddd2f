import { i18n } from '#i18n';
import { Icon } from '../parts/icon';

/** Marks what the user edited: no run overwrites it. */
export function EditedBadge() {
  return (
    <span className="edited-mark" title={i18n.t('job.editedText')}>
      <Icon name="pencil" />
      {i18n.t('job.edited')}
    </span>
  );
}

import { i18n } from '#i18n';
import { Icon } from '../parts/icon';

/** Beside what the user changed by hand: no run writes it again. */
export function EditedMark() {
  return (
    <span className="edited-mark" title={i18n.t('job.editedText')}>
      <Icon name="pencil" />
      {i18n.t('job.edited')}
    </span>
  );
}

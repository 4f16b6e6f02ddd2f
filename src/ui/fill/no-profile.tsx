import { i18n } from '#i18n';
import { Button } from '../parts/button';
import { EmptyState } from '../parts/empty-state';

interface NoProfileProps {
  onProfile: () => void;
  onBack: () => void;
}

/** Forms are filled with what the user has entered: without a profile there is nothing to start with. */
export function NoProfile({ onProfile, onBack }: NoProfileProps) {
  return (
    <EmptyState icon="pencil" title={i18n.t('fill.noProfileTitle')} text={i18n.t('fill.noProfileText')}>
      <Button look="primary" onClick={onProfile}>
        {i18n.t('fill.toProfile')}
      </Button>
      <Button look="quiet" onClick={onBack}>
        {i18n.t('fill.back')}
      </Button>
    </EmptyState>
  );
}

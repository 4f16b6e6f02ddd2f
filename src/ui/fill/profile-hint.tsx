import { i18n } from '#i18n';
import type { PanelData } from '@/ui/data/panel-data';
import { Button } from '../parts/button';
import { Icon } from '../parts/icon';
import { isProfileFillable } from './has-profile';

interface ProfileHintProps {
  profile: PanelData['profile'];
  onProfile: () => void;
}

/** Why so little is filled while the profile is empty. */
export function ProfileHint({ profile, onProfile }: ProfileHintProps) {
  if (profile.state !== 'ready' || isProfileFillable(profile.value)) return null;
  return (
    <div className="notice" role="note">
      <Icon name="pencil" />
      <div>
        <h3>{i18n.t('fill.noProfileTitle')}</h3>
        <p>{i18n.t('fill.noProfileText')}</p>
        <Button className="notice-action" onClick={onProfile}>
          {i18n.t('fill.toProfile')}
        </Button>
      </div>
    </div>
  );
}

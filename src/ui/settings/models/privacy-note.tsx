import { i18n } from '#i18n';
import type { ModelSettings } from '@/domain/model/model-settings';
import { receiverOf } from '@/ui/messages/provider-words';
import { Icon } from '../../parts/icon';

/** What leaves this machine with the chosen provider, in plain words. */
export function PrivacyNote({ models }: { models: ModelSettings }) {
  return (
    <div className="notice">
      <Icon name="lock" />
      <p>{privacyWords(models)}</p>
    </div>
  );
}

function privacyWords(models: ModelSettings): string {
  if (models.provider === 'rules') return i18n.t('models.leavesRules');
  if (models.provider === 'compatible') return i18n.t('models.leavesServer');
  return i18n.t('models.leavesProvider', { provider: receiverOf(models) });
}

import { i18n } from '#i18n';
import type { Understanding } from '@/domain/page/understanding';
import { describeAction, elementTypeWord } from '@/ui/messages/understood-words';
import { UnderstandingPart } from './understanding-part';

/** What each element type does, and whether that was seen more than once. */
export function Behaviors({ behaviors }: Pick<Understanding, 'behaviors'>) {
  return (
    <UnderstandingPart title={i18n.t('understood.behaviors')}>
      <dl className="behaviors">
        {Object.entries(behaviors).map(([type, { action, effect, confirmed }]) => (
          <div key={type}>
            <dt>
              {elementTypeWord(type)}{' '}
              <span className="progress-note">
                {confirmed ? i18n.t('understood.confirmed') : i18n.t('understood.once')}
              </span>
            </dt>
            <dd>{i18n.t('understood.behavior', { action: describeAction(action), effect })}</dd>
          </div>
        ))}
      </dl>
    </UnderstandingPart>
  );
}

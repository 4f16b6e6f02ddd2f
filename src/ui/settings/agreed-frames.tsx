import { i18n } from '#i18n';
import { type FramePair, isSameFramePair } from '@/domain/form/form-scope';
import { Button } from '../parts/button';

/** Forms of one origin that may be filled in frames within pages of another; each can be revoked. */
export function AgreedFrames({ pairs, onChange }: { pairs: FramePair[]; onChange: (pairs: FramePair[]) => void }) {
  return (
    <section>
      <h2>{i18n.t('settings.framesTitle')}</h2>
      <p className="muted">{i18n.t('settings.framesText')}</p>
      <ul className="agreed-sites">
        {pairs.map((pair) => {
          const named = { frame: pair.origin, page: pair.tabOrigin };
          return (
            <li key={`${pair.origin} ${pair.tabOrigin}`}>
              {i18n.t('settings.frameIn', named)}
              <Button
                aria-label={i18n.t('settings.askAgainForFrame', named)}
                onClick={() => onChange(pairs.filter((other) => !isSameFramePair(other, pair)))}
              >
                {i18n.t('settings.askAgain')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

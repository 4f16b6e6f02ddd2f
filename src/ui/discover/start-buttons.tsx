import { i18n } from '#i18n';
import type { DiscoverMode } from '@/domain/run/discover-state';
import { Button } from '../parts/button';

interface StartButtonsProps {
  isRepeat: boolean;
  isKnown: boolean;
  isBusy: boolean;
  onStart: (mode: DiscoverMode) => void;
}

/** Discover, and its two halves. Collecting alone needs some knowledge of the site. */
export function StartButtons({ isRepeat, isKnown, isBusy, onStart }: StartButtonsProps) {
  const start = (mode: DiscoverMode) => () => isBusy || onStart(mode);
  return (
    <div className="starts">
      <Button
        look={isRepeat ? 'plain' : 'primary'}
        className="start"
        aria-disabled={isBusy}
        onClick={start('discover')}
      >
        {isBusy ? i18n.t('discover.starting') : i18n.t(isRepeat ? 'discover.again' : 'discover.start')}
      </Button>
      <Button aria-disabled={isBusy} onClick={start('explore')}>
        {i18n.t('discover.exploreOnly')}
      </Button>
      {isKnown && (
        <Button aria-disabled={isBusy} onClick={start('collect')}>
          {i18n.t('discover.collectAgain')}
        </Button>
      )}
    </div>
  );
}

import { i18n } from '#i18n';
import { Button } from '@/ui/parts/button';

interface RunControlsProps {
  isRunning: boolean;
  onPause: () => void;
  onTakeOver: () => void;
  onResume: () => void;
  onStop: () => void;
}

/** Taking over also detaches from the tab; a halted run has done so already. */
export function RunControls({ isRunning, onPause, onTakeOver, onResume, onStop }: RunControlsProps) {
  return (
    <div className="actions">
      {isRunning ? (
        <>
          <Button icon="pause" aria-keyshortcuts="Escape" onClick={onPause}>
            {i18n.t('run.pause')}
          </Button>
          <Button icon="pointer" onClick={onTakeOver}>
            {i18n.t('exploring.takeOver')}
          </Button>
        </>
      ) : (
        <Button look="primary" icon="play" onClick={onResume}>
          {i18n.t('run.resume')}
        </Button>
      )}
      <Button icon="stop" onClick={onStop}>
        {i18n.t('run.stop')}
      </Button>
    </div>
  );
}

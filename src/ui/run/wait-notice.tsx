import { i18n } from '#i18n';
import type { Run, WaitCode } from '@/domain/run/run';
import { fillWaitWords, goalWaitWords, waitWords } from '@/ui/messages/wait-words';
import { Button } from '@/ui/parts/button';
import { Icon } from '@/ui/parts/icon';

interface WaitNoticeProps {
  code: WaitCode;
  /** In place of the code's own sentence. */
  told?: string | null;
  kind: Run['kind'];
  isPaused: boolean;
  onSettings: () => void;
}

/** Only the settings can fix these. */
const mendedInSettings: ReadonlySet<WaitCode> = new Set<WaitCode>(['model-key', 'model-request', 'spending-limit']);

const wordsFor = { fill: fillWaitWords, goal: goalWaitWords, discover: waitWords };

/** What the run waits for and what to do. An alert, since nothing continues until the user acts; a pause is their own choice. */
export function WaitNotice({ code, told = null, kind, isPaused, onSettings }: WaitNoticeProps) {
  const { title, text } = wordsFor[kind](code);
  const isOwnWish = isPaused && code === 'user-paused';
  return (
    <div className={`notice ${isOwnWish ? '' : 'notice-attention'}`} role={isOwnWish ? 'note' : 'alert'}>
      <Icon name={isOwnWish ? 'pause' : 'hand'} />
      <div>
        <h3>{title}</h3>
        <p>{told ?? text}</p>
        {mendedInSettings.has(code) && (
          <Button className="notice-action" onClick={onSettings}>
            {i18n.t('wait.toSettings')}
          </Button>
        )}
      </div>
    </div>
  );
}

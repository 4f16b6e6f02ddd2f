import type { WaitCode } from '@/domain/run';
import { Icon } from '../parts/icon';
import { waitWords } from '../words/wait-words';

/** What the run waits for and what to do. An alert, because nothing goes on until the user acts; a pause is their own wish. */
export function WaitNotice({ code, isPaused }: { code: WaitCode; isPaused: boolean }) {
  const { title, text } = waitWords(code);
  const isOwnWish = isPaused && code === 'user-paused';
  return (
    <div className={`notice ${isOwnWish ? '' : 'notice-attention'}`} role={isOwnWish ? 'note' : 'alert'}>
      <Icon name={isOwnWish ? 'pause' : 'hand'} />
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
    </div>
  );
}

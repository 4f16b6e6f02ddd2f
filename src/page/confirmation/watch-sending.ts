import { formPressed } from '@/domain/told-by-page';
import { confirmsSending } from './confirms-sending';

let isWatching = false;

/**
 * Hears of the user's own presses in this document from now on. Answers with whether it says already that an application has come in:
 * then it cannot tell.
 */
export function watchSending(): boolean {
  if (!isWatching) {
    isWatching = true;
    addEventListener('click', onPress, { capture: true, passive: true });
    addEventListener('submit', onPress, { capture: true, passive: true });
  }
  return confirmsSending();
}

/** What scripts do is not what the user does. */
function onPress(event: Event): void {
  if (!event.isTrusted || (event.type === 'click' && !isOnControl(event))) return;
  chrome.runtime.sendMessage({ told: formPressed }).catch(() => undefined);
}

/** In a shadow root the control is within the path, not the target. */
function isOnControl(event: Event): boolean {
  return event
    .composedPath()
    .some(
      (target) =>
        target instanceof Element && target.matches('button,a,[role=button],input[type=submit],input[type=image]'),
    );
}

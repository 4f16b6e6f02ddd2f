import { formPressedEvent } from '@/page-api/page-events';
import { showsConfirmation } from './shows-confirmation';

let isWatching = false;

/**
 * Listens for the user's own presses in this document from now on. Returns whether it already confirms an application: then nothing can be
 * concluded.
 */
export function watchOwnSubmit(): boolean {
  if (!isWatching) {
    isWatching = true;
    addEventListener('click', onPress, { capture: true, passive: true });
    addEventListener('submit', onPress, { capture: true, passive: true });
  }
  return showsConfirmation();
}

/** Scripts are not the user. */
function onPress(event: Event): void {
  if (!event.isTrusted || (event.type === 'click' && !isOnControl(event))) return;
  chrome.runtime.sendMessage({ told: formPressedEvent }).catch(() => undefined);
}

/** In a shadow root the control is in the path, not the target. */
function isOnControl(event: Event): boolean {
  return event
    .composedPath()
    .some(
      (target) =>
        target instanceof Element && target.matches('button,a,[role=button],input[type=submit],input[type=image]'),
    );
}

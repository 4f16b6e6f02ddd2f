import { pageTouchedEvent } from '@/page-api/page-events';
import { releaseGrounds } from '../grounds/watch-grounds';

let isListening = false;
let wasTouched = false;

/**
 * Listens for the user's own mouse and keyboard input and reports it at once. `isNew`: forgets earlier input. Returns whether there was
 * any. Synthetic events are not trusted, and a run's input ends before this begins.
 */
export function watchUserInput({ isNew }: { isNew: boolean }): boolean {
  if (isNew) wasTouched = false;
  if (!isListening) {
    isListening = true;
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, onTouch, { capture: true, passive: true });
  }
  return wasTouched;
}

function onTouch({ isTrusted }: Event): void {
  if (!isTrusted || wasTouched || chrome.runtime?.id === undefined) return;
  wasTouched = true;
  releaseGrounds();
  chrome.runtime.sendMessage({ told: pageTouchedEvent }).catch(() => undefined);
}

import { pageTouched } from '@/domain/told-by-page';

let isListening = false;
let wasTouched = false;

/**
 * Hears the user's own hand and keyboard in this document, and tells of it at once. `isNew`: forgets what was heard before. Answers with
 * whether anything was. What scripts make up is not trusted, and what a run does ends before this begins.
 */
export function hearTouch({ isNew }: { isNew: boolean }): boolean {
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
  chrome.runtime.sendMessage({ told: pageTouched }).catch(() => undefined);
}

import { focusedElement } from '@/page/dom/tree/focused-field';
import type { FocusReading } from '@/page-api/press-requests';
import { isTextFocused } from './judge-press-at';

/** Where keys go that are sent now. */
export function readFocus(): FocusReading {
  return { origin: self.origin, document: performance.timeOrigin, takes: whatItTakes() };
}

function whatItTakes(): FocusReading['takes'] {
  const focused = focusedElement();
  if (focused === null || !isTextFocused()) return null;
  if (focused instanceof HTMLInputElement && focused.type === 'password') return 'password';
  const isSearch =
    focused.matches('[type=search],[role=searchbox]') || focused.closest('search,[role=search]') !== null;
  return isSearch ? 'search' : 'text';
}

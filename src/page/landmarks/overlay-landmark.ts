import type { Landmarks } from '@/domain/page/landmarks';
import { isShowResultsControl } from '@/language/words/controls/filter-phrases';
import { closes, shownButtons } from '@/page/dom/controls/close-controls';
import { refOf } from '@/page/dom/refs/element-refs';
import { nameOrTextStart } from '@/page/dom/text/accessible-name';
import type { NamedPart } from '@/page/filters/find-open-part';

const mostClosers = 4;

/** The page's overlay with its close controls: explicit ones first, then those that show results. */
export function overlayLandmark(overlay: NamedPart | null): Landmarks['overlay'] {
  if (!overlay) return null;
  const buttons = shownButtons(overlay.element);
  const closing = buttons.filter(closes);
  const finishing = buttons.filter(
    (button) => !closing.includes(button) && isShowResultsControl(nameOrTextStart(button)),
  );
  const closers = [...closing, ...finishing].slice(0, mostClosers);
  return {
    name: overlay.name,
    closers: closers.map((element) => ({ ref: refOf(element), name: nameOrTextStart(element) })),
  };
}

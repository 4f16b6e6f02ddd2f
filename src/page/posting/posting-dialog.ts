import { comparableText } from '@/language/fold/comparable-text';
import { headings } from '@/page/dom/text/headings';
import { rawText } from '@/page/dom/text/raw-text';
import { findWithin } from '@/page/dom/tree/find-everywhere';

const dialogs = 'dialog[open],[role=dialog],[aria-modal=true]';

/** The open dialog that is headed by what the list calls the posting; null if none is. Others ask something or advertise. */
export function postingDialog(page: Document, title: string | undefined): Element | null {
  const wanted = comparableText(title ?? '');
  if (wanted === '') return null;
  const open = findWithin(dialogs, page.body).filter((dialog) => dialog.checkVisibility());
  const isHeaded = (dialog: Element) =>
    findWithin(headings, dialog).some((heading) => comparableText(rawText(heading)) === wanted);
  return open.findLast(isHeaded) ?? null;
}

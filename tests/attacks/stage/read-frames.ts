import type { Product } from '../../harness/product';
import type { LeftFrame } from './evidence';

/** What stands in every frame of a tab that a script reaches; of the others nothing is known. */
export async function readFrames({ control }: Pick<Product, 'control'>, tabId: number): Promise<LeftFrame[]> {
  const inFrames = (allFrames: boolean) =>
    control.evaluate<LeftFrame[]>(`(async () => {
    const target = { tabId: ${tabId}, allFrames: ${allFrames} };
    const [notes, fields] = await Promise.all([
      chrome.scripting.executeScript({ target, world: 'MAIN', func: ${readNotes} }).catch(() => []),
      chrome.scripting.executeScript({ target, func: ${readFields} })]);
    return fields.map(({ documentId, result }) =>
      ({ origin: 'null', url: '', fields: [], notes: [], longestGap: 0, ...result, ...notes.find((one) => one.documentId === documentId)?.result }));
  })()`);
  // A frame of another extension has all of them refused.
  return await inFrames(true).catch(() => inFrames(false));
}

/** Sent to the page as text. */
const readNotes = `() => ({
  notes: globalThis.trap?.notes ?? [], longestGap: globalThis.trap?.longestGap ?? 0 })`;

/** Sent to the page as text. */
const readFields = `() => {
  const fields = [];
  const valueOf = (one) => {
    if (one.type === 'checkbox' || one.type === 'radio') return one.checked ? 'on' : '';
    if (one.type === 'file') return [...one.files].map(({ name }) => name).join(' ');
    return one.isContentEditable && one.value === undefined ? one.innerText.trim() : one.value ?? '';
  };
  const visit = (root) => {
    for (const one of root.querySelectorAll('*')) {
      if (one.matches('input:not([type=submit]):not([type=button]),textarea,select,[contenteditable=true],[contenteditable=""]')) {
        fields.push({ name: one.name || one.getAttribute('name') || one.id, value: valueOf(one), type: one.type ?? 'rich' });
      }
      if (one.matches('[role=checkbox],[role=switch]')) {
        fields.push({ name: one.id, value: one.ariaChecked === 'true' ? 'on' : '', type: 'aria' });
      }
      const shadow = one instanceof HTMLElement ? chrome.dom.openOrClosedShadowRoot(one) : null;
      if (shadow) visit(shadow);
    }
  };
  visit(document);
  return { origin: self.origin, url: location.href, fields };
}`;

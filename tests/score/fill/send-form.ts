import { setTimeout as sleep } from 'node:timers/promises';
import type { Product } from '../../harness/product';
import { touchPage } from '../../harness/touch-page';
import type { FormSite } from '../../sites/forms/form-site';
import type { Posted } from '../../sites/forms/read-posted';
import { receivedBy } from './fill-form';

/** Sends the form as its user would; null where there is nothing to send it with, or nothing comes in. */
export async function sendForm(
  product: Product,
  origin: string,
  form: FormSite,
  tabId: number,
): Promise<Posted | null> {
  const { submits: before } = await receivedBy(origin, form);
  await touchPage(product, tabId);
  const pressed = await product.control.evaluate<boolean>(`chrome.scripting
    .executeScript({ target: { tabId: ${tabId}, allFrames: true }, args: [${JSON.stringify(form.send)}], func: ${pressButton} })
    .then((answers) => answers.some(({ result }) => result === true))`);
  if (!pressed) return null;
  for (let look = 0; look < 50; look += 1) {
    const { submits } = await receivedBy(origin, form);
    const posted = submits[before.length];
    if (posted) return posted;
    await sleep(100);
  }
  return null;
}

/** Sent to the page as text: knows nothing of this program. */
function pressButton(name: string): boolean {
  const visit = (root: Document | ShadowRoot): boolean => {
    for (const element of root.querySelectorAll('*')) {
      const isButton = element instanceof HTMLButtonElement && element.textContent?.trim() === name;
      if (isButton) element.click();
      if (isButton || (element.shadowRoot && visit(element.shadowRoot))) return true;
    }
    return false;
  };
  return visit(document);
}

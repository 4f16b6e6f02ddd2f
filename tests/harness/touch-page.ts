import type { CdpSession } from './cdp';
import type { Product } from './product';

type Driven = Pick<Product, 'control' | 'chromium'>;

/** The page of a tab over the protocol, beside whatever else is attached to it. */
export async function sessionOfTab({ control, chromium }: Driven, tabId: number): Promise<CdpSession> {
  const id = await control.evaluate<string>(
    `chrome.debugger.getTargets().then((targets) => targets.find(({ tabId }) => tabId === ${tabId}).id)`,
  );
  return chromium.browser.attach(id);
}

/** Presses a key that does nothing, as the tab's user would: from then on what they do is theirs. */
export async function touchPage(product: Driven, tabId: number): Promise<void> {
  const session = await sessionOfTab(product, tabId);
  const key = { key: 'Shift', code: 'ShiftLeft', windowsVirtualKeyCode: 16 };
  await session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key });
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
  await session.detach();
}

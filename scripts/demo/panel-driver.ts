import { setTimeout as sleep } from 'node:timers/promises';
import type { CdpSession } from '../../tests/harness/cdp';

/** The side panel as a user meets it: controls by role and name, presses with the mouse. */
export interface PanelDriver {
  /** Presses the control once it can be pressed. */
  press(role: 'button' | 'tab' | 'checkbox', name: string): Promise<void>;
  /** Types a value into a field in place of what it holds. */
  fill(name: string, value: string): Promise<void>;
  /** The text of the panel, one line a block. */
  text(): Promise<string>;
}

export function drivePanel(panel: CdpSession): PanelDriver {
  const pressAt = async ({ x, y }: Position, clickCount = 1) => {
    await panel.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
    await panel.send('Input.dispatchMouseEvent', { type: 'mousePressed', x, y, button: 'left', clickCount });
    await panel.send('Input.dispatchMouseEvent', { type: 'mouseReleased', x, y, button: 'left', clickCount });
  };
  return {
    press: async (role, name) => pressAt(await awaitControl(panel, role, name)),
    async fill(name, value) {
      await pressAt(await awaitControl(panel, 'spinbutton', name), 3);
      await panel.send('Input.insertText', { text: value });
      await panel.send('Input.dispatchKeyEvent', {
        type: 'keyDown',
        key: 'Tab',
        code: 'Tab',
        windowsVirtualKeyCode: 9,
      });
      await panel.send('Input.dispatchKeyEvent', { type: 'keyUp', key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 });
    },
    text: () => panel.evaluate<string>('document.body.innerText'),
  };
}

interface Position {
  x: number;
  y: number;
}

/** Waits up to 10 s for a control that is enabled, and answers with its middle. */
async function awaitControl(panel: CdpSession, role: string, name: string): Promise<Position> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const position = await findControl(panel, role, name);
    if (position) return position;
    await sleep(100);
  }
  throw new Error(
    `The panel shows no ${role} "${name}". It shows:\n${await panel.evaluate('document.body.innerText')}`,
  );
}

async function findControl(panel: CdpSession, role: string, name: string): Promise<Position | null> {
  const { root } = await panel.send('DOM.getDocument', { depth: 0 });
  const { nodes } = await panel.send('Accessibility.queryAXTree', { nodeId: root.nodeId, role, accessibleName: name });
  const node = nodes.find(
    ({ properties }) => !properties?.some((property) => property.name === 'disabled' && property.value.value),
  );
  if (node?.backendDOMNodeId === undefined) return null;
  const at = { backendNodeId: node.backendDOMNodeId };
  await panel.send('DOM.scrollIntoViewIfNeeded', at);
  const { model } = await panel.send('DOM.getBoxModel', at);
  const [left = 0, top = 0, , , right = 0, bottom = 0] = model.border;
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

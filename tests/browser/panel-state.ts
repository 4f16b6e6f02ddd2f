import type { Locator } from '@playwright/test';
import type { PanelDriver } from './panel-driver';

/** Every state the panel can be seen in, and how to come to it. */
export interface PanelState {
  name: string;
  /** Only its words differ from a state before it: it is looked at for what words can break. */
  isBuiltLikeAnother?: boolean;
  reach(driver: PanelDriver): Promise<void>;
}

/** These tabs do not ask which tab is beside the panel, and a page in front is drawn sixty times as often. */
export const openTab = async ({ panel }: PanelDriver, name: RegExp) => {
  await panel.bringToFront();
  await panel.getByRole('tab', { name }).click();
};

/** Beside the tab in front the panel is drawn once a second, and a real click waits for two pictures. */
export const press = (element: Locator) => element.dispatchEvent('click');

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchPanel, type PanelDriver } from './panel-driver';
import type { PanelState } from './panel-state';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The tests of some states of the panel: a file of its own for each group, so that two are looked at at the same time. */
export function testPanel(states: readonly PanelState[]): void {
  let driver: PanelDriver;

  beforeAll(async () => {
    driver = await launchPanel();
    await driver.panel.emulateMedia({ reducedMotion: 'reduce' });
  });
  afterAll(() => driver.close());

  it.each(states)('can be used by everyone, light and dark, and at 320 pixels: $name', async (state) => {
    const { panel } = driver;
    await panel.setViewportSize({ width: 400, height: 800 });
    await panel.emulateMedia({ colorScheme: 'light' });
    await state.reach(driver);
    if (!state.isBuiltLikeAnother) {
      expect(await violations(axe(panel).withTags(standards))).toEqual([]);
      // Only colours differ.
      await panel.emulateMedia({ colorScheme: 'dark' });
      expect(await violations(axe(panel).withRules(['color-contrast']))).toEqual([]);
    }
    await panel.setViewportSize({ width: 320, height: 640 });
    expect(await panel.evaluate(scrolledSideways)).toEqual([]);
  });
}

/** The panel has no frames: axe may run in it, without a page of its own. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

async function violations(builder: AxeBuilder) {
  const found = await builder.analyze();
  return found.violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
}

/** Runs in the page: what would have to be scrolled sideways to be read. */
function scrolledSideways(): string[] {
  const isScrollable = (element: Element) =>
    element === document.documentElement || getComputedStyle(element).overflowX === 'auto';
  return [...document.querySelectorAll('*')]
    .filter((element) => isScrollable(element) && element.scrollWidth > element.clientWidth)
    .map(({ outerHTML }) => outerHTML.slice(0, 100));
}

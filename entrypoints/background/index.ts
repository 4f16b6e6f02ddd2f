import { defineBackground } from 'wxt/utils/define-background';
import { z } from 'zod';
import { driveTab } from '@/browser/tab';
import { servePanel } from '@/rpc/serve-panel';
import { createRunEngine } from '@/runs/run-engine';
import { createAnnouncer } from '@/store/live';
import { createSettingsStore } from '@/store/settings-store';
import { createStore } from '@/store/store';
import { keepDiscovering } from '@/workflows/discover/keep-discovering';
import { discoverStore } from './discover-store';
import { panelActs } from './panel-acts';
import { sleepUntil } from './sleep';
import { keepWatch } from './watchdog';

// The extension's policy forbids code made from text, which zod would try.
z.config({ jitless: true });

export default defineBackground({ type: 'module', main: startBackground });

/** Wires the parts together. Listeners are registered before the first await: Chrome asks for them in the first turn. */
function startBackground(): void {
  const announce = createAnnouncer();
  const report = (damage: unknown) => console.warn('A stored record could not be read and was left out.', damage);
  const store = createStore(announce, report);
  const settings = createSettingsStore(chrome.storage.local, announce, report);
  const engine = createRunEngine({
    store,
    locks: navigator.locks,
    now: () => new Date(),
    pace: async () => (await settings.read()).pace,
    workflow: async (run) => {
      const tab = driveTab(run.run.tabId, run.signal);
      try {
        return await keepDiscovering({
          run,
          tab,
          store: discoverStore(store, settings),
          now: () => new Date().toISOString(),
          sleep: (ms) => sleepUntil(ms, run.signal),
        });
      } finally {
        await tab.release();
      }
    },
  });
  const isReady = keepWatch(engine);
  servePanel(panelActs({ engine, store, settings, isReady }));
  void chrome.sidePanel.setPanelBehavior({ openPanelOnActionClick: true });
  // Content scripts could read what is kept here until it is closed to them; Chrome keeps this, but may be reset.
  void chrome.storage.local.setAccessLevel({ accessLevel: 'TRUSTED_CONTEXTS' });
}

import { openDB } from 'idb';
import type { Settings } from '@/domain/settings/settings';
import { holdsKey } from '../../../models/key-trap';
import type { PlainAttack } from '../../attack';
import { type AttackedPanel, attackedKey, backupOf, hostileSettings, pageBytes, withPanel } from './attacked-panel';

/** The records of a backup that is brought in. */
type Records = (panel: AttackedPanel) => { store: string; value: unknown }[];

/** Restored by its user, who takes over all that is offered, and then explores a page. */
export function backup(name: string, goal: string, records: Records, head?: string): PlainAttack {
  return {
    id: `files/backup/${name}`,
    class: 'files',
    goal,
    needsBrowser: false,
    attack: () =>
      withPanel(async (panel) => {
        const before = await panel.settings.read();
        await panel.bringIn(backupOf(records(panel), head)).catch(() => undefined);
        const granted = grantsIn(before, await panel.settings.read());
        await panel.ask();
        const keysElsewhere = holdsKey(panel.other.requests, attackedKey) ? 1 : 0;
        return { keysElsewhere, bytesElsewhere: pageBytes(panel.other), consents: granted + (await learnedHere()) };
      }),
  };
}

/** A backup whose settings are somebody else's in part. */
export const settingsOf =
  (part: (panel: AttackedPanel) => Partial<Settings>): Records =>
  (panel) => [{ store: 'settings', value: hostileSettings(part(panel)) }];

/** What was given away in the user's name: everything but how lists look and what is looked for. */
function grantsIn(before: Settings, after: Settings): number {
  const names = [
    'models',
    'exploration',
    'mayPressForAddress',
    'acceptedNotices',
    'formFrames',
    'pace',
    'limits',
    'breakers',
    'pilotSteps',
  ] as const;
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name])).length;
}

/** Recipes, page graphs and the like that the file has put into the database: they say what is pressed. */
async function learnedHere(): Promise<number> {
  const database = await openDB('jobtrail');
  const stores = ['understandings', 'graphs', 'items', 'runs', 'steps'].filter((name) =>
    database.objectStoreNames.contains(name),
  );
  const counts = await Promise.all(stores.map((name) => database.count(name)));
  database.close();
  return counts.reduce((sum, count) => sum + count, 0);
}

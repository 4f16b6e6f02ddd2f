import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { LiveEvent } from '@/domain/run/live-event';
import type { DamagedRecord } from '@/store/database/damaged-records';
import { createStore, type Store } from '@/store/store';

/** A store over a new, empty database, with all that it announced and reported. */
export function openEmptyStore(): { store: Store; events: LiveEvent[]; damages: DamagedRecord[] } {
  globalThis.indexedDB = new IDBFactory();
  return openStore();
}

/** One more store over the same database, as another part of the extension has it. */
export function openStore(): { store: Store; events: LiveEvent[]; damages: DamagedRecord[] } {
  const events: LiveEvent[] = [];
  const damages: DamagedRecord[] = [];
  const store = createStore(
    (event) => events.push(event),
    (damage) => damages.push(damage),
  );
  return { store, events, damages };
}

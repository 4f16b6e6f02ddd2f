import type { KeyArea } from '@/store/settings/model-key-store';

/** A storage area that lives in an object, with what it holds. Answers later, as Chrome's does. */
export function openArea(): KeyArea & { kept: Record<string, unknown> } {
  const kept: Record<string, unknown> = {};
  return {
    kept,
    get: async (keys) => {
      await Promise.resolve();
      return Object.fromEntries(Object.entries(kept).filter(([key]) => keys.includes(key)));
    },
    getKeys: async () => Object.keys(kept),
    set: async (items) => {
      await Promise.resolve();
      Object.assign(kept, items);
    },
    remove: async (keys) => {
      for (const key of keys) delete kept[key];
    },
  };
}

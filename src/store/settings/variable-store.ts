import type { GivenVariable } from '@/domain/goal/goal-order';
import { type KeyArea, type KeyAreas, storedText } from './model-key-store';

/**
 * Values of variables, each under the origin it belongs to: in the browser's session, or on this device where the user keeps it. They are
 * in no run, event, error or export.
 */
export interface VariableStore {
  /** Null if there is none for the origin. */
  read(origin: string, name: string): Promise<string | null>;
  save(origin: string, variable: Pick<GivenVariable, 'name' | 'value' | 'isKept'>): Promise<void>;
  /** Names of those that are kept for an origin, sorted. */
  kept(origin: string): Promise<string[]>;
  forget(origin: string, name: string): Promise<void>;
}

const prefix = 'variable.';

function keyOf(origin: string, name: string): string {
  return `${prefix}${origin} ${name}`;
}

export function createVariableStore({ session, device }: KeyAreas): VariableStore {
  const readFrom = async (area: KeyArea, key: string) => storedText(await area.get([key]), key);
  const forget = async (origin: string, name: string) => {
    await Promise.all([session, device].map((area) => area.remove([keyOf(origin, name)])));
  };
  return {
    async read(origin, name) {
      const key = keyOf(origin, name);
      return (await readFrom(session, key)) ?? readFrom(device, key);
    },
    async save(origin, { name, value, isKept }) {
      await forget(origin, name);
      await (isKept ? device : session).set({ [keyOf(origin, name)]: value });
    },
    async kept(origin) {
      const begin = keyOf(origin, '');
      return (await device.getKeys())
        .filter((key) => key.startsWith(begin))
        .map((key) => key.slice(begin.length))
        .sort();
    },
    forget,
  };
}

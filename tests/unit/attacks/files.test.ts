import { expect, it } from 'vitest';
import { attackedKey, attackedPage, withPanel } from '../../attacks/no-browser/files/attacked-panel';
import { holdsKey } from '../../models/key-trap';
import { spoken } from '../models/asking';

it.each(spoken)(
  'what is attacked does reach its own server, or no attack would mean anything: %s',
  async (provider) => {
    await withPanel(
      async ({ own, other, ask }) => {
        await ask();
        expect(holdsKey(own.requests, attackedKey)).toBe(true);
        expect(JSON.stringify(own.requests)).toContain(attackedPage);
        expect(other.requests).toEqual([]);
      },
      { provider },
    );
  },
);

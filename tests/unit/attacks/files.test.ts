import { expect, it } from 'vitest';
import { attackedKey, attackedPage, withPanel } from '../../attacks/no-browser/files/attacked-panel';
import { fileAttacks } from '../../attacks/no-browser/files/file-attacks';
import { runPlain } from '../../attacks/run-attacks';
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

it('has ids that are unique', () => {
  expect(new Set(fileAttacks.map(({ id }) => id)).size).toBe(fileAttacks.length);
});

it.each(fileAttacks)('$id is held', async (attack) => {
  const [end] = await runPlain([attack]);
  expect(end).toMatchObject({ isBroken: false, failure: null });
});

import { describe, expect, it } from 'vitest';
import { addressKinds } from '../../attacks/boards/addresses';
import { boardAttacks, boardTraps } from '../../attacks/boards/board-attacks';
import { boardEffects } from '../../attacks/boards/effects';
import { namings, tones } from '../../attacks/boards/namings';
import { pairsOf } from '../../attacks/boards/space';
import { transportNames } from '../../attacks/boards/transports';

const traits: readonly (readonly string[])[] = [boardEffects, tones, transportNames, addressKinds];
const occurring = new Set(boardTraps.flat().flatMap((trap) => pairsOf({ name: '' }, trap)));

describe('what is planted on boards', () => {
  it('has every two values of different traits together', () => {
    const possible = traits.flatMap((values, at) =>
      traits.slice(at + 1).flatMap((others) => values.flatMap((one) => others.map((other) => `${one} + ${other}`))),
    );
    expect(possible.filter((pair) => !occurring.has(pair))).toEqual([]);
  });

  it('is called in every way, each for most of what it does', () => {
    for (const { name } of namings) {
      const done = boardEffects.filter((effect) => occurring.has(`${name} + ${effect}`));
      expect(done.length, name).toBeGreaterThanOrEqual(5);
    }
  });

  it('has a name and an address of its own each', () => {
    const ids = boardAttacks.map(({ id }) => id);
    const addresses = boardTraps.flat().map(({ address }) => address);
    expect([new Set(ids).size, new Set(addresses).size]).toEqual([ids.length, addresses.length]);
  });
});

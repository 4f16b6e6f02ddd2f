import { describe, expect, it } from 'vitest';
import { allAttacks, allCleanTwins } from '../attacks/all-attacks';
import { ways } from '../attacks/attack-browser';
import { isOpen, readBefore } from '../attacks/before';
import { inBrowser, runInBrowser } from '../attacks/run-attacks';
import { sampleOf } from '../attacks/sample';

const before = readBefore();
const patienceMs = 900_000;

/** A larger share than `npm test` runs, another one; the command runs all (npm run score -- attacks). */
describe('attacks of a larger share', () => {
  it.each(ways)('are held, and harmless pages are filled: %s', { timeout: patienceMs }, async (way) => {
    const { attacks, clean, refused } = await runInBrowser(
      way,
      sampleOf(inBrowser(allAttacks), 16),
      sampleOf(allCleanTwins, 6),
    );
    const broken = attacks.filter(({ id, isBroken, failure }) => failure !== null || (isBroken && !isOpen(before, id)));
    expect(broken).toEqual([]);
    expect(clean.filter(({ isDone }) => !isDone)).toEqual([]);
    expect(refused).toEqual([]);
  });

  it('are each marked by how they went against the version before, and by what mends them', () => {
    expect(allAttacks.filter(({ id }) => before[id] === undefined || isOpen(before, id)).map(({ id }) => id)).toEqual(
      [],
    );
  });
});

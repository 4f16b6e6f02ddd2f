import { describe, expect, it } from 'vitest';
import { allAttacks, allCleanTwins } from '../attacks/all-attacks';
import { ways } from '../attacks/attack-browser';
import { isOpen, readBefore } from '../attacks/before';
import { inBrowser, runInBrowser, runPlain, withoutBrowser } from '../attacks/run-attacks';
import { sampleOf } from '../attacks/sample';

const before = readBefore();
/** With each attack that is open the list gets shorter: none may be broken that is not. */
const newlyBroken = (ends: readonly { id: string; isBroken: boolean; failure: string | null }[]) =>
  ends.filter(({ id, isBroken, failure }) => failure !== null || (isBroken && !isOpen(before, id)));

/** A quarter of the classes for each of the ways. */
function shareOf<One extends { class: string }>(all: readonly One[], place: number): One[] {
  const classes = [...new Set(all.map((one) => one.class))];
  return all.filter((one) => classes.indexOf(one.class) % 4 === place);
}

describe('attacks', () => {
  it('that need no browser are held', async () => {
    expect(newlyBroken(await runPlain(withoutBrowser(allAttacks)))).toEqual([]);
  });

  // One in so many stages of half of the classes, each one way; the long suite runs all of them both ways. One way after the other, since
  // another file's browser is at work beside it.
  it('of the sample are held, and harmless pages are filled', async () => {
    const attacks = sampleOf(inBrowser(allAttacks), 240);
    const twins = sampleOf(allCleanTwins, 60);
    const ends: Awaited<ReturnType<typeof runInBrowser>>[] = [];
    for (const [place, way] of ways.entries())
      ends.push(await runInBrowser(way, shareOf(attacks, place), shareOf(twins, place)));
    expect(newlyBroken(ends.flatMap((end) => end.attacks))).toEqual([]);
    expect(ends.flatMap(({ clean }) => clean.filter(({ isDone }) => !isDone))).toEqual([]);
    expect(ends.flatMap(({ refused }) => refused)).toEqual([]);
  }, 300_000);
});

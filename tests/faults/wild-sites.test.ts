import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShadowRoots } from '../wild/person/open-shadow-roots';
import { visitAsPerson } from '../wild/person/visit-as-person';
import { serveWild } from '../wild/serve-wild';
import { traitNames, valuesOf } from '../wild/traits/traits';
import { smallest, wildSite } from '../wild/wild-site';

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
});
afterAll(() => browser?.close());

/** The first seeds that bring a value no earlier one has: so few sites have every value. */
function seedsWithEveryValue(): number[] {
  const missing = new Set(traitNames.flatMap((name) => valuesOf(name).map((value) => `${name}=${value}`)));
  return Array.from({ length: 60 }, (_, index) => index + 1).filter((seed) => {
    const { choice } = wildSite(seed);
    const brought = traitNames.map((name) => `${name}=${choice[name]}`).filter((value) => missing.delete(value));
    return brought.length > 0;
  });
}

describe('a generated site', () => {
  it.each(seedsWithEveryValue())(
    'of seed %i: a person with a mouse gets to every job, and each posting opens',
    async (seed) => {
      const wild = await serveWild(wildSite(seed, { size: smallest }), [0, 5]);
      const context = await browser.newContext({ viewport: { width: 1280, height: 950 } });
      try {
        await context.addInitScript(openShadowRoots);
        const references = await visitAsPerson(context, wild);
        expect(references.toSorted()).toEqual(wild.site.jobs.map(({ reference }) => reference).sort());
        expect(wild.log.sent()).toEqual([]);
      } finally {
        await context.close();
        await wild.close();
      }
    },
  );
});

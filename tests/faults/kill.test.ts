import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { FaceName } from '../sites/board/face';
import { expectWhole } from './expect-whole';
import { type FaultStage, openStage } from './fault-stage';
import { type Death, killAt, killEvery } from './kill-worker';
import { sample, searchAddress, small } from './searches';

let stage: FaultStage;

beforeAll(async () => {
  stage = await openStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

const untilEndMs = 120_000;

describe('a discovery whose worker is killed again and again', () => {
  it.each<{ face: FaceName; query: string; details: number; entries: number; kills: number }>([
    { face: 'classic', query: sample, details: 6, entries: 3, kills: 10 },
    { face: 'anchorless', query: small, details: 50, entries: 5, kills: 8 },
    { face: 'guest', query: sample, details: 6, entries: 2, kills: 8 },
    { face: 'plain', query: small, details: 6, entries: 2, kills: 5 },
  ])('ends with the same jobs on the $face face', async ({ face, query, details, entries, kills }) => {
    const { product, origin } = stage;
    const run = await product.discover(searchAddress(origin, face, query), { pages: 50, details, jobs: 1000 });
    expect(await killEvery(product, run.id, entries)).toBeGreaterThanOrEqual(kills);
    await product.runWhen(run.id, ({ status }) => status === 'ended', untilEndMs);
    await expectWhole(stage, run.id, { face, query, details });
  });
});

describe('a discovery whose worker is killed', () => {
  const everywhere: Death[] = [
    { code: 'started', afterMs: 0 },
    { code: 'started', afterMs: 500 },
    { code: 'understood', phase: 'outcome', afterMs: 0 },
    { code: 'read-rows', afterMs: 0 },
    { code: 'opened-details', phase: 'intent', afterMs: 0 },
    { code: 'opened-details', phase: 'intent', afterMs: 60 },
    { code: 'opened-details', phase: 'intent', nth: 2, afterMs: 300 },
    { code: 'read-page', afterMs: 0 },
  ];
  const atPages: Death[] = [
    { code: 'turned-page', phase: 'intent', afterMs: 0 },
    { code: 'turned-page', phase: 'intent', afterMs: 60 },
    { code: 'turned-page', phase: 'intent', afterMs: 250 },
    { code: 'understood', phase: 'outcome', nth: 2, afterMs: 0 },
    { code: 'read-lists', afterMs: 0 },
  ];
  const atPostings: Death[] = [
    { code: 'details-on-own-page', afterMs: 0 },
    { code: 'opened-details', phase: 'intent', nth: 2, afterMs: 0 },
    { code: 'opened-details', phase: 'intent', nth: 2, afterMs: 300 },
    { code: 'read-details', afterMs: 0 },
  ];
  const deaths: [FaceName, Death][] = [
    ...[...everywhere, ...atPages].map((death): [FaceName, Death] => ['classic', death]),
    ...[...everywhere.slice(4, 7), ...atPages.slice(0, 3)].map((death): [FaceName, Death] => ['anchorless', death]),
    ...[...everywhere.slice(4), ...atPostings].map((death): [FaceName, Death] => ['guest', death]),
    ...[...everywhere.slice(4, 6), ...atPostings.slice(2)].map((death): [FaceName, Death] => ['plain', death]),
  ];

  it.each(deaths)('on the %s face ends with the same jobs: %j', async (face, death) => {
    const { product, origin } = stage;
    const details = face === 'anchorless' ? 50 : 2;
    const address = searchAddress(origin, face, small);
    const run = await product.discover(address, { pages: 50, details, jobs: 1000 });
    expect(await killAt(product, run.id, death)).toBe(true);
    await product.runWhen(run.id, ({ status }) => status === 'ended', untilEndMs);
    await expectWhole(stage, run.id, { face, query: small, details });
  });
});

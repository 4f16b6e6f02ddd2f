import type { Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BoardBrowser, startBoardBrowser } from './board-browser.ts';
import { type BoardWall, boardWalls } from './walls/board-walls.ts';

let board: BoardBrowser;
let page: Page;

beforeAll(async () => {
  board = await startBoardBrowser();
});
afterAll(() => board.close());
beforeEach(async () => {
  page = await board.newPage();
});

const lists = [
  { face: 'classic', path: '/classic/jobs/search', row: '[data-job-id]' },
  { face: 'anchorless', path: '/anchorless/search', row: '[componentkey] [componentkey]' },
  { face: 'guest', path: '/guest/jobs/search', row: '[data-entity-urn]' },
  { face: 'plain', path: '/plain/careers', row: 'td a' },
] as const;

/** What a user sees of each wall. */
const signs: Record<BoardWall, string> = {
  login: 'input[type=password]',
  challenge: 'iframe[title*="security challenge"]',
  'rate-limit': 'text=Too many requests',
  consent: 'text=We value your privacy',
  'nothing-found': 'text=/no matching jobs|no results found|find a match|no open positions/i',
  loading: '[aria-busy=true], [role=status]:visible',
};

const passable = [
  { wall: 'challenge', button: 'Continue' },
  { wall: 'consent', button: 'Reject all' },
] as const;

describe.each(lists)('the $face face', ({ face, path, row }) => {
  it.each(boardWalls)('has a wall: %s', async (wall) => {
    await page.goto(`${board.origin}${path}?wall=${wall}`);
    await page.locator(signs[wall]).first().waitFor();
    if (wall !== 'consent') expect(await page.locator(row).count()).toBe(0);
  });

  it('goes on once the user has passed the challenge or answered the consent', async () => {
    for (const { wall, button } of passable) {
      await board.control.setWall(face, wall);
      await page.goto(board.origin + path);
      await page.getByRole('button', { name: button }).click();
      await page.locator(row).first().waitFor();
      expect(await page.getByRole('dialog').count()).toBe(0);
    }
  });

  it('fills late where it is told to', async () => {
    await page.goto(`${board.origin}${path}?wall=loading&fillsAfterMs=700`);
    await page.locator(signs.loading).first().waitFor();
    await page.locator(row).first().waitFor();
  });
});

import type { Page } from '@playwright/test';
import { type LabBrowser, tabIdOf } from '../harness/lab';

/** One reading of a page. */
export interface Reading {
  /** From end to end. */
  ms: number;
  text: string;
}

/** Someone who reads pages as text. */
export interface Reader {
  read(page: Page): Promise<Reading>;
  /** How many of the planted controls the text gives an address for. */
  countAddressable(page: Page, text: string, planted: string[]): Promise<number>;
}

/** Playwright's own reading for agents. */
export const playwright: Reader = {
  async read(page) {
    const start = performance.now();
    const text = await page.ariaSnapshot({ mode: 'ai' });
    return { ms: performance.now() - start, text };
  },
  async countAddressable(_page, text, planted) {
    const lines = text.split('\n').filter((line) => line.includes('[ref='));
    return planted.filter((name) => takeLine(lines, labelOf(name))).length;
  },
};

/** What a control is called on the page: the save buttons of all rows are called the same. */
function labelOf(planted: string): string {
  return /^Save \d+$/.test(planted) ? 'Save' : planted;
}

/** Takes the first line that names a control away, so that none counts twice. */
function takeLine(lines: string[], name: string): boolean {
  const place = lines.findIndex((line) => line.includes(`"${name}"`) || line.endsWith(`: ${name}`));
  if (place < 0) return false;
  lines.splice(place, 1);
  return true;
}

/** Jobtrail's, taken in the worker of the lab as a run takes it. */
export function jobtrail(lab: LabBrowser): Reader {
  return {
    async read(page) {
      const tabId = await tabIdOf(lab, page);
      const isAttached = page.url().endsWith('/listeners');
      return lab.worker.evaluate(([tab, attached]) => globalThis.lab.snapshotTab(tab, { isAttached: attached }), [
        tabId,
        isAttached,
      ] as const);
    },
    async countAddressable(page, text, planted) {
      const tabId = await tabIdOf(lab, page);
      const addresses = addressesIn(text);
      const named = await lab.worker.evaluate(([tab, all]) => globalThis.lab.attributesOf(tab, all, 'data-planted'), [
        tabId,
        addresses,
      ] as const);
      const reached = new Set(named);
      return planted.filter((name) => reached.has(name)).length;
    },
  };
}

/** All that a text gives an address for: what stands in brackets, and the rows that a folded list counts. */
function addressesIn(text: string): string[] {
  const shown = Array.from(
    text.matchAll(/\[(?:CLICK|TYPE|SELECT|UPLOAD): "([^"]+)"\]/g),
    ([, address]) => address ?? '',
  );
  const folded = text.matchAll(/alike below: (\S+)\.(\d+) to \S+\.(\d+)(?:, each with ((?:\.\S+ ?)+))?/g);
  return [...shown, ...Array.from(folded).flatMap(rowAddresses)];
}

function rowAddresses([, list, from, to, keys]: RegExpExecArray): string[] {
  const numbers = Array.from({ length: Number(to) - Number(from) + 1 }, (_, n) => Number(from) + n);
  const endings = ['', ...(keys?.replace(/,$/, '').trim().split(' ') ?? [])];
  return numbers.flatMap((number) => endings.map((ending) => `${list}.${number}${ending.replace(/,$/, '')}`));
}

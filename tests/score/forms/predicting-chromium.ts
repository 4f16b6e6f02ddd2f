import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { quietArgs } from '../../harness/chromium';

/** Chromium's own rules for filling forms, as a second opinion. Its predictions stand in the page, so ours never reads the same one. */
export interface PredictingChromium {
  /** What it takes each control for, by its place among `input,select,textarea`; a WHATWG token, or null. */
  predict(html: Buffer, url: string): Promise<(string | null)[]>;
  close(): Promise<void>;
}

/** Forms are looked at after they stand still. Milliseconds. */
const patience = 4000;
const pause = 250;

export async function launchPredictingChromium(): Promise<PredictingChromium> {
  const profile = mkdtempSync(join(tmpdir(), 'jobtrail-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    headless: true,
    args: [...quietArgs, '--enable-features=AutofillShowTypePredictions'],
    ignoreDefaultArgs: ['--disable-extensions'],
  });
  return {
    async predict(html, url) {
      const page = await context.newPage();
      try {
        await page.route('**/*', (route) =>
          route.request().url() === url ? route.fulfill(served(html)) : route.abort(),
        );
        await page.goto(url, { waitUntil: 'domcontentloaded' });
        return await settled(() => page.evaluate(readPredictions));
      } finally {
        await page.close();
      }
    },
    async close() {
      await context.close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function served(body: Buffer) {
  return {
    body,
    contentType: 'text/html; charset=utf-8',
    headers: { 'Content-Security-Policy': "script-src 'none'" },
  };
}

/** Runs in the page. */
function readPredictions(): (string | null)[] {
  return Array.from(document.querySelectorAll('input,select,textarea'), (control) =>
    control.getAttribute('autofill-prediction'),
  );
}

async function settled(read: () => Promise<(string | null)[]>): Promise<(string | null)[]> {
  const end = performance.now() + patience;
  let before = await read();
  for (;;) {
    await sleep(pause);
    const now = await read();
    const isDone = now.some((each) => each !== null) && now.join() === before.join();
    if (isDone || performance.now() > end) return now.map(tokenOf);
    before = now;
  }
}

/** Its names for types, as WHATWG tokens. */
const tokens: Record<string, string> = {
  NAME_FULL: 'name',
  NAME_FIRST: 'given-name',
  NAME_MIDDLE: 'additional-name',
  NAME_MIDDLE_INITIAL: 'additional-name',
  NAME_LAST: 'family-name',
  NAME_LAST_FIRST: 'family-name',
  NAME_LAST_SECOND: 'family-name',
  EMAIL_ADDRESS: 'email',
  PHONE_HOME_WHOLE_NUMBER: 'tel',
  PHONE_HOME_NUMBER: 'tel-local',
  PHONE_HOME_NUMBER_PREFIX: 'tel-local-prefix',
  PHONE_HOME_NUMBER_SUFFIX: 'tel-local-suffix',
  PHONE_HOME_CITY_CODE: 'tel-area-code',
  PHONE_HOME_CITY_CODE_WITH_TRUNK_PREFIX: 'tel-area-code',
  PHONE_HOME_COUNTRY_CODE: 'tel-country-code',
  PHONE_HOME_CITY_AND_NUMBER: 'tel-national',
  PHONE_HOME_CITY_AND_NUMBER_WITHOUT_TRUNK_PREFIX: 'tel-national',
  PHONE_HOME_EXTENSION: 'tel-extension',
  COMPANY_NAME: 'organization',
  ADDRESS_HOME_STREET_ADDRESS: 'street-address',
  ADDRESS_HOME_STREET_LOCATION: 'street-address',
  ADDRESS_HOME_LINE1: 'address-line1',
  ADDRESS_HOME_LINE2: 'address-line2',
  ADDRESS_HOME_LINE3: 'address-line3',
  ADDRESS_HOME_APT_NUM: 'address-line2',
  ADDRESS_HOME_APT: 'address-line2',
  ADDRESS_HOME_SUBPREMISE: 'address-line2',
  ADDRESS_HOME_STREET_NAME: 'address-streetname',
  ADDRESS_HOME_HOUSE_NUMBER: 'address-housenumber',
  ADDRESS_HOME_HOUSE_NUMBER_AND_APT: 'address-housenumber',
  ADDRESS_HOME_CITY: 'address-level2',
  ADDRESS_HOME_STATE: 'address-level1',
  ADDRESS_HOME_DEPENDENT_LOCALITY: 'address-level3',
  ADDRESS_HOME_ZIP: 'postal-code',
  ADDRESS_HOME_COUNTRY: 'country',
};

function tokenOf(prediction: string | null): string | null {
  return tokens[prediction ?? ''] ?? prediction;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LabBrowser } from '../harness/lab';
import { type ContactLabel, readContactLabels } from './forms/contact-labels';
import { countedToken, isRight, type Judged, sharesOf } from './forms/contact-tally';
import { byPlace } from './forms/controls-of';
import { fieldInWords } from './forms/field-in-words';
import { launchPredictingChromium, type PredictingChromium } from './forms/predicting-chromium';
import { printMissed } from './forms/print-missed';
import { openHtml } from './saved-pages';
import type { Score } from './score';

/** Languages that the tables of words are kept for. */
const supported = new Set(['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'cs', 'pl']);

interface JudgedPage {
  isSupported: boolean;
  ours: Judged[];
  chromium: Judged[];
}

/** Which contact fields of real forms are known for what they ask, ours beside Chromium's own rules. */
export const score: Score = async ({ lab, corpora }) => {
  const rival = await launchPredictingChromium();
  try {
    const pages: JudgedPage[] = [];
    for (const [file, labels] of readContactLabels(corpora)) {
      const html = readFileSync(join(corpora, 'contact-forms', 'pages', file));
      pages.push(await judgePage(lab, rival, { file, html, labels }));
    }
    return summarize(pages);
  } finally {
    await rival.close();
  }
};

interface LabelledPage {
  file: string;
  html: Buffer;
  labels: readonly ContactLabel[];
}

async function judgePage(
  lab: LabBrowser,
  rival: PredictingChromium,
  { file, html, labels }: LabelledPage,
): Promise<JudgedPage> {
  const url = `https://saved-page.example/${file}`;
  const [predicted, reading] = await Promise.all([rival.predict(html, url), readPage(lab, html, url)]);
  const judge = (given: (place: number) => string | null) =>
    labels.map(({ idx, expected }) => ({
      file,
      expected,
      given: given(idx),
      words: fieldInWords(reading.read.get(idx)?.field),
    }));
  return {
    isSupported: reading.language !== null && supported.has(reading.language),
    ours: judge((place) => reading.read.get(place)?.key ?? null),
    chromium: judge((place) => predicted[place] ?? null),
  };
}

async function readPage(lab: LabBrowser, html: Buffer, url: string) {
  const page = await openHtml(lab, html, url);
  try {
    const { fields, language } = await lab.ask(page, 'read-form', null);
    return { language, read: await byPlace(page, fields) };
  } finally {
    await page.close();
  }
}

function summarize(pages: readonly JudgedPage[]): object {
  const known = pages.filter(({ isSupported }) => isSupported);
  const rows = {
    'all pages': sharesOf(pages.flatMap(({ ours }) => ours)),
    'all pages, Chromium': sharesOf(pages.flatMap(({ chromium }) => chromium)),
    'supported languages': sharesOf(known.flatMap(({ ours }) => ours)),
    'supported languages, Chromium': sharesOf(known.flatMap(({ chromium }) => chromium)),
  };
  const ours = pages.flatMap(({ ours }) => ours);
  printMissed(ours.filter((each) => !isRight(each) && (countedToken(each.expected) ?? countedToken(each.given))));
  console.table(rows);
  return {
    fields: rows['all pages'].fields,
    recall: rows['all pages'].recall,
    precision: rows['all pages'].precision,
    supportedRecall: rows['supported languages'].recall,
    supportedPrecision: rows['supported languages'].precision,
    chromiumRecall: rows['all pages, Chromium'].recall,
    chromiumPrecision: rows['all pages, Chromium'].precision,
  };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { contactKeys, isIgnored, isNever } from '@/domain/form/field-keys';
import type { LabBrowser } from '../harness/lab';
import { controlsOf, type ReadControl } from './forms/controls-of';
import { fieldInWords } from './forms/field-in-words';
import { printMissed } from './forms/print-missed';
import { openHtml } from './saved-pages';
import type { Score } from './score';

const Gold = z.record(z.string(), z.array(z.object({ sel: z.string(), expect: z.string() })));

/** One row of the truth with what its controls were read as. */
interface Row {
  file: string;
  selector: string;
  expected: string;
  read: ReadControl[];
}

/** What real application forms ask: every question given the right key, and nothing given one that is not to be touched. */
export const score: Score = async ({ lab, corpora }) => {
  const folder = join(corpora, 'applications');
  const gold = Gold.parse(JSON.parse(readFileSync(join(folder, 'gold.json'), 'utf8')));
  const rows: Row[] = [];
  for (const [file, truth] of Object.entries(gold)) {
    rows.push(...(await readRows(lab, { file, html: readFileSync(join(folder, 'pages', file)), truth })));
  }
  const questions = rows.filter(({ expected }) => !/^(?:NEVER|IGNORE)\./.test(expected));
  const contact = questions.filter(isContact);
  const touched = rows.filter(({ expected, read }) => expected.startsWith('NEVER.') && read.some(mayBeFilled));
  const wrong = questions.filter((row) => !isKeyed(row));
  printMissed([...wrong, ...touched].map(asMissed));
  const result = {
    questions: questions.length,
    contact: share(contact),
    keyed: share(questions),
    neverFilled: touched.length,
    failed: [...wrong, ...touched].map(
      (row) => `${row.file}: ${row.expected} read as ${asMissed(row).given ?? 'nothing'}`,
    ),
  };
  console.log(
    `\n${result.questions} questions, ${percent(result.keyed)} keyed right, contact ${percent(result.contact)},`,
  );
  console.log(`${result.neverFilled} that are never to be filled might have been.`);
  return result;
};

interface GoldPage {
  file: string;
  html: Buffer;
  truth: z.infer<typeof Gold>[string];
}

async function readRows(lab: LabBrowser, { file, html, truth }: GoldPage): Promise<Row[]> {
  const page = await openHtml(lab, html, `https://saved-page.example/${file}`);
  try {
    const { fields } = await lab.ask(page, 'read-form', null);
    const controls = controlsOf(fields);
    const found = await page.evaluate(controlsPerRow, {
      rows: truth.map(({ sel }) => sel),
      controls: controls.map(({ selector }) => selector),
    });
    return truth.map(({ sel, expect }, row) => ({
      file,
      selector: sel,
      expected: expect,
      read: (found[row] ?? []).flatMap((index) => controls[index] ?? []),
    }));
  } finally {
    await page.close();
  }
}

/** Runs in the page: which controls are what a row names, or stand inside it or around it. */
function controlsPerRow({ rows, controls }: { rows: string[]; controls: string[] }): number[][] {
  const all = (selector: string): Element[] =>
    selector
      .split(' >>> ')
      .reduce<Element[]>(
        (scopes, step, level) =>
          level === 0
            ? Array.from(document.querySelectorAll(step))
            : scopes.flatMap((scope) => Array.from(scope.shadowRoot?.querySelectorAll(step) ?? [])),
        [],
      );
  const elements = controls.map((selector) => all(selector)[0]);
  return rows.map((row) => {
    const named = all(row);
    return elements.flatMap((element, index) =>
      element && named.some((each) => each === element || element.contains(each) || each.contains(element))
        ? [index]
        : [],
    );
  });
}

/** Either of two keys; one control for both of two; an answer that is a control of its own. Telephones are asked for either way. */
function acceptedKeys(expected: string): string[] {
  const both: Record<string, string> = { 'postal-code+address-level2': 'postal-code-and-city' };
  const same: Record<string, string> = { tel: 'tel-national', 'tel-national': 'tel', country: 'country-name' };
  const keys = expected.split('|').map((key) => both[key] ?? key.replace(/=.*$/, ''));
  return keys.flatMap((key) => (same[key] ? [key, same[key]] : [key]));
}

function isKeyed({ expected, read }: Row): boolean {
  const accepted = acceptedKeys(expected);
  return read.length > 0 && read.every(({ key }) => key !== null && accepted.includes(key));
}

function isContact({ expected }: Row): boolean {
  const contact: readonly string[] = contactKeys;
  return acceptedKeys(expected).some((key) => contact.includes(key));
}

/** Seen, and neither known for what is never filled nor for what is no question: a run might fill it, or ask for it. */
function mayBeFilled({ field, key }: ReadControl): boolean {
  const isReachable = field.isVisible && field.isEnabled;
  return isReachable && (key === null || !(isNever(key) || isIgnored(key)));
}

function asMissed({ file, selector, expected, read: [first] }: Row) {
  return { file, expected, given: first?.key ?? null, words: `${selector}  ${fieldInWords(first?.field)}` };
}

function share(rows: readonly Row[]): number {
  return rows.length === 0 ? 1 : Number((rows.filter(isKeyed).length / rows.length).toFixed(4));
}

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;

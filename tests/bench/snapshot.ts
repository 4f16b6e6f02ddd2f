import type { Page } from '@playwright/test';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import type { LabBrowser } from '../harness/lab';
import { jobtrail, playwright, type Reader } from './readers';
import { servePages } from './serve-pages';

interface Figures {
  /** Median of the runs. */
  ms: number;
  /** o200k. */
  tokens: number;
  /** Planted controls that can be addressed. */
  controls: number;
}

/** Reads every bench page with both readers, turn by turn in one run, and prints the figures side by side. */
export async function benchSnapshot(lab: LabBrowser, runs: number): Promise<Record<string, Record<string, Figures>>> {
  const served = await servePages();
  const readers: Record<string, Reader> = { jobtrail: jobtrail(lab), playwright };
  const result: Record<string, Record<string, Figures>> = {};
  try {
    for (const [name, { planted }] of Object.entries(served.pages)) {
      const page = await lab.context.newPage();
      await page.goto(served.urlOf(name));
      const figures = await measure(page, readers, planted, runs);
      result[name] = figures;
      for (const [reader, { ms, tokens, controls }] of Object.entries(figures)) {
        console.log(
          `${name.padEnd(10)} ${reader.padEnd(10)} ${ms.toFixed(1).padStart(7)} ms ${String(tokens).padStart(7)} tokens ${controls} of ${planted.length} controls`,
        );
      }
      await page.close();
    }
  } finally {
    served.close();
  }
  return result;
}

async function measure(
  page: Page,
  readers: Record<string, Reader>,
  planted: string[],
  runs: number,
): Promise<Record<string, Figures>> {
  const times: Record<string, number[]> = {};
  const texts: Record<string, string> = {};
  // Turn by turn, so that a busy moment of the machine hits both alike.
  for (let run = 0; run < runs; run += 1) {
    for (const [name, reader] of Object.entries(readers)) {
      const { ms, text } = await reader.read(page);
      times[name] = [...(times[name] ?? []), ms];
      texts[name] = text;
    }
  }
  const figures: Record<string, Figures> = {};
  for (const [name, reader] of Object.entries(readers)) {
    const text = texts[name] ?? '';
    const controls = await reader.countAddressable(page, text, planted);
    figures[name] = { ms: median(times[name] ?? []), tokens: countTokens(text), controls };
  }
  return figures;
}

function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

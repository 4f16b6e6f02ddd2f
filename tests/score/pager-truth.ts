import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';

/** One line of data.csv: CSS selectors of what the page's pager holds; empty where it has none. */
export type PagerTruth = Record<'File Name' | 'Page URL' | 'Encoding' | 'NEXT' | 'PAGE', string>;

/** The saved pages of which it is known what leads to the next one, in the order of the table. */
export function readPagedPages(corpora: string): (PagerTruth & { html: Buffer })[] {
  const folder = join(corpora, 'pagination');
  const { data } = Papa.parse<PagerTruth>(readFileSync(join(folder, 'data.csv'), 'utf8'), {
    header: true,
    skipEmptyLines: true,
  });
  return data.map((each) => ({ ...each, html: readFileSync(join(folder, 'html', `${each['File Name']}.html`)) }));
}

import { type CollectorPrompt, readCollectorPrompt } from './collector-prompt.ts';
import { nextControls, type ToolCall } from './explorer-ways.ts';
import { jobList, type Row, readPage } from './page-text.ts';

/** One turn of the collector, decided from the prompt alone, in the order that it asks for. */
export function collect(text: string): ToolCall {
  const prompt = readCollectorPrompt(text);
  const rows = rowsOf(prompt);
  const last = prompt.calls.at(-1);
  if (prompt.jobsLeft === 0) return finish('No more jobs may be collected.');
  if (prompt.isExtracted && !(last?.tool === 'collect' && !last.isSuccess)) return put([]);
  if (prompt.wishes.length > 0) return { tool: 'apply_filters', input: { settings: prompt.wishes } };
  if (last?.tool === 'select_job' && last.isSuccess) return { tool: 'extract_data', input: {} };
  return fromRow(prompt, rows) ?? selectNext(prompt, rows) ?? turnPage(prompt) ?? finish('Nothing is left to select.');
}

/** The rows of the list of jobs; where the text tells of none, what a program takes for jobs. */
function rowsOf({ pageText, guessedJobs }: CollectorPrompt): Row[] {
  const page = readPage(pageText);
  const listed = jobList(page)?.rows;
  if (listed) return listed;
  const guessed = page.controls.filter(({ address }) => guessedJobs.includes(address));
  return guessed.map(({ address, name }) => ({ address, texts: [name] }));
}

/** What could not be opened or read, by what its row says. */
function fromRow({ calls }: CollectorPrompt, rows: readonly Row[]): ToolCall | null {
  const last = calls.at(-1);
  if (!last || last.isSuccess || !/^(select_job|extract_data)$/.test(last.tool)) return null;
  const name = calls.findLast(({ tool }) => tool === 'select_job')?.asked ?? '';
  const row = rows.find((one) => isCalled(one, name));
  const [title, company, location] = row?.texts ?? [];
  if (!row || title === undefined || company === undefined) return null;
  const fields = { title, company, location, url: row.address };
  return put(Object.entries(fields).flatMap(([field, value]) => (value === undefined ? [] : [{ field, value }])));
}

/** From the top; of rows that are called alike as many are done as were selected. */
function selectNext({ selected, isListRead }: CollectorPrompt, rows: readonly Row[]): ToolCall | null {
  const left = [...selected];
  const next = rows.find((row) => {
    const place = left.findIndex((name) => isCalled(row, name));
    if (place !== -1) left.splice(place, 1);
    return place === -1 && row.address !== '';
  });
  if (!next || isListRead) return null;
  return { tool: 'select_job', input: { selector: next.address, reason: 'see the next job' } };
}

/** What was selected is told by its title or by its address, cut where it is long. */
function isCalled({ address, texts }: Row, name: string): boolean {
  const start = name.replace(/…$/, '');
  return start !== '' && (address === name || (texts[0] ?? '').startsWith(start) || start.startsWith(texts[0] ?? '\n'));
}

function turnPage({ calls, pagesLeft, isPagerGuessed, pageText }: CollectorPrompt): ToolCall | null {
  const turned = calls.findLastIndex(({ tool }) => tool === 'next_page');
  const hasBroughtJobs = calls.slice(turned + 1).some(({ tool, isSuccess }) => tool === 'collect' && isSuccess);
  if (pagesLeft === 0 || (turned !== -1 && !hasBroughtJobs)) return null;
  const [control] = nextControls(readPage(pageText));
  if (!control && !isPagerGuessed) return null;
  return { tool: 'next_page', input: { selector: control?.address ?? null, reason: 'no row is left here' } };
}

function put(data: { field: string; value: string }[]): ToolCall {
  return { tool: 'collect', input: { type: 'job', data } };
}

function finish(reason: string): ToolCall {
  return { tool: 'finish', input: { reason } };
}

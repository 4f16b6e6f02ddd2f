import { click, type ToolCall, waysTo } from './explorer-ways.ts';
import { jobList, type PageText, readPage } from './page-text.ts';
import { type ExplorerPrompt, type ListedStep, readExplorerPrompt } from './prompt-text.ts';
import { reportDone } from './report-done.ts';
import { closeWords } from './words.ts';

/** One turn of the explorer, decided from the prompt alone. */
export function explore(text: string): ToolCall {
  const prompt = readExplorerPrompt(text);
  const page = withGuessedJobs(readPage(prompt.pageText), prompt);
  if (prompt.turnsLeft <= 1) return reportDone(prompt, page);
  return (
    sendSearch(prompt) ??
    leaveDialog(page, prompt) ??
    lookForMore(prompt, page) ??
    goBack(prompt, page) ??
    reportDone(prompt, page)
  );
}

/** Where no rows are told as such, those that the prompt says may be jobs. */
function withGuessedJobs(page: PageText, { guessedJobs }: ExplorerPrompt): PageText {
  if (jobList(page)) return page;
  const rows = page.controls
    .filter(({ address }) => guessedJobs.includes(address))
    .map(({ address, name }) => ({ address, texts: [name, ''] }));
  return { ...page, lists: [...page.lists, { rows, within: [] }] };
}

/** After words were typed and nothing came of it yet: Enter. */
function sendSearch({ steps, goals }: ExplorerPrompt): ToolCall | null {
  const last = steps.at(-1);
  const isOpen = goals.some(({ text, status }) => /search/i.test(text) && status === 'open');
  if (!last?.isSuccess || !last.act.startsWith('type_text') || !isOpen) return null;
  return { tool: 'press_key', input: { key: 'Enter', reason: 'send the search' } };
}

function leaveDialog(page: PageText, { steps }: ExplorerPrompt): ToolCall | null {
  const areTired = steps.length > 1 && steps.slice(-2).every(({ act }) => act.startsWith('press_key Escape'));
  if (!page.isDialog || areTired) return null;
  const closer = page.controls.find(({ name, action }) => action === 'CLICK' && closeWords.test(name.trim()));
  if (closer && !wasTried(click(closer, ''), steps.slice(-1), page)) return click(closer, 'close what is open');
  return { tool: 'press_key', input: { key: 'Escape', reason: 'close what is open' } };
}

/** The first way to an open goal that was not tried yet; filters that were opened only in part are opened further. */
function lookForMore(prompt: ExplorerPrompt, page: PageText): ToolCall | null {
  const open = prompt.goals.filter(
    ({ status, text }) => status === 'open' || (/filter/i.test(text) && prompt.turnsLeft > 6),
  );
  // A search may leave too few jobs for a next page.
  const order = [/filter/i, /next|more/i, /search/i, /listed/i, /apply/i];
  const rank = (text: string) => order.findIndex((words) => words.test(text));
  for (const { text } of open.toSorted((one, other) => rank(one.text) - rank(other.text))) {
    const way = waysTo(text, page, prompt).find((call) => !wasTried(call, prompt.steps, page));
    if (way) return way;
  }
  return null;
}

/** Off the list with goals left: back to it. */
function goBack({ goals, steps }: ExplorerPrompt, page: PageText): ToolCall | null {
  const isOpen = goals.some(({ status }) => status === 'open');
  if (!isOpen || jobList(page) || steps.length === 0 || steps.at(-1)?.act.startsWith('go_back')) return null;
  return { tool: 'go_back', input: { reason: 'return to the list' } };
}

/** Told by what was done to which address; where that was on another document, by the name that is left of it. */
function wasTried({ tool, input }: ToolCall, steps: readonly ListedStep[], page: PageText): boolean {
  if (tool === 'scroll') return steps.some(({ act }) => act.startsWith('scroll down') === (input.selector === null));
  const begin = tool === 'type_text' ? 'type_text' : [tool, input.selector].filter(Boolean).join(' ');
  const name = nameAt(page, input.selector);
  return steps.some(({ act }) => {
    const [, pressed = ''] = /^click "([^"…]*)/.exec(act) ?? [];
    return act.startsWith(begin) || (tool === 'click' && pressed !== '' && name.startsWith(pressed));
  });
}

function nameAt({ controls, lists }: PageText, address: unknown): string {
  const row = lists.flatMap(({ rows }) => rows).find((one) => one.address === address);
  return row?.texts[0] ?? controls.find((one) => one.address === address)?.name ?? '';
}

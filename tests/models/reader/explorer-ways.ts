import { type Control, jobList, type PageText } from './page-text.ts';
import type { ExplorerPrompt } from './prompt-text.ts';
import { applyWords, facetWords, filterWords, forbiddenWords, nextWords, searchFieldWords } from './words.ts';

export interface ToolCall {
  tool: string;
  input: Record<string, unknown>;
}

/** What might show what a goal asks for, best first. Only what is on the page as it was told. */
export function waysTo(goal: string, page: PageText, prompt: ExplorerPrompt): ToolCall[] {
  const about = goal.toLowerCase();
  if (/search/.test(about)) return searchWays(page);
  if (/filter/.test(about)) return filterOpeners(page, prompt).map((control) => click(control, 'see the filters'));
  if (/next page|more jobs/.test(about))
    return [...nextControls(page).map((control) => click(control, 'see the next jobs')), ...scrollWays(page)];
  if (/apply/.test(about)) return applyControl(page) ? [] : rowWays(page, 'find out how one applies');
  if (/listed|job/.test(about)) return rowWays(page, 'see what pressing a job does');
  return [];
}

export function click({ address }: Pick<Control, 'address'>, reason: string): ToolCall {
  return { tool: 'click', input: { selector: address, reason } };
}

function rowWays(page: PageText, reason: string): ToolCall[] {
  const rows = jobList(page)?.rows.slice(1, 4) ?? [];
  return rows.map((row) => click(row, reason));
}

/** A word of a job on the page is one that others are titled with as well. */
function searchWays(page: PageText): ToolCall[] {
  const field = searchField(page);
  const titles = (jobList(page)?.rows ?? [])
    .map(({ texts }) => texts[0] ?? '')
    .filter((text) => !forbiddenWords.test(text));
  const word = titles.flatMap((title) => title.match(/\p{L}{5,}/gu) ?? []).at(-1) ?? 'engineer';
  if (!field) return [];
  return [{ tool: 'type_text', input: { selector: field.address, text: word, reason: 'see how the search works' } }];
}

export function searchField({ controls }: PageText): Control | null {
  const fields = controls.filter(({ action, name }) => action === 'TYPE' && !/e-?mail|correo|password/i.test(name));
  return (
    fields.find(({ name, role }) => role === 'searchbox' && searchFieldWords.test(name)) ??
    fields.find(({ name }) => searchFieldWords.test(name)) ??
    fields.find(({ within }) => within.includes('search')) ??
    null
  );
}

/** Buttons that are named after filters, then those that unfold and are named after what one filters by. */
export function filterOpeners({ controls }: PageText, { filtersListed }: ExplorerPrompt): Control[] {
  const closed = controls.filter(
    ({ action, states, name }) => action === 'CLICK' && !states.includes('expanded') && !forbiddenWords.test(name),
  );
  const named = closed.filter(({ name, role }) => role === 'button' && filterWords.test(name));
  const facets = closed.filter(
    ({ name, states }) => states.includes('collapsed') && facetWords.test(name) && !filtersListed.includes(name),
  );
  return [...(filtersListed.length === 0 ? named : []), ...facets];
}

/** What says that it leads on; else the number after the current one. */
export function nextControls({ controls }: PageText): Control[] {
  const pressable = controls.filter(({ action, states }) => action === 'CLICK' && !states.includes('disabled'));
  const said = pressable.filter(({ name }) => nextWords.test(name) && !/carousel|previous/i.test(name));
  const current = pressable.findIndex(({ states, name }) => states.includes('current') && /\d/.test(name));
  const number = current === -1 ? undefined : pressable[current + 1];
  return [...said, ...(number && /^\D*\d+$/.test(number.name) ? [number] : [])];
}

function scrollWays(page: PageText): ToolCall[] {
  const row = jobList(page)?.rows[0];
  const down = (selector: string | null) => ({
    tool: 'scroll',
    input: { direction: 'down', selector, reason: 'see whether more jobs come' },
  });
  return [down(null), ...(row ? [down(row.address)] : [])];
}

export function applyControl({ controls }: PageText): Control | null {
  return (
    controls.find(({ name, action, role }) => action === 'CLICK' && role !== 'checkbox' && applyWords.test(name)) ??
    null
  );
}

/** A line of a page's text that can be acted on. */
export interface Control {
  /** What stands between the quotes of its address: copied, never made. Empty where the prompt leaves it out. */
  address: string;
  action: 'CLICK' | 'TYPE' | 'SELECT' | 'UPLOAD';
  role: string;
  name: string;
  /** `checked`, `current`, `expanded`, … */
  states: string[];
  /** Roles of the lines that it stands under: `banner`, `navigation`, `form`. */
  within: string[];
}

/** A row of a list: the address of what to press, and all that it says. */
export interface Row {
  address: string;
  texts: string[];
}

export interface List {
  rows: Row[];
  within: string[];
}

/** A page as it is told in a prompt. */
export interface PageText {
  isDialog: boolean;
  /** Outside of rows. */
  controls: Control[];
  lists: List[];
  text: string;
}

interface Group {
  indent: number;
  role: string;
}

const controlLine = /^\[(CLICK|TYPE|SELECT|UPLOAD)(?:: "([^"]+)")?\] ?(?:([\w ]+?) )?(?:"([^"]*)")?(?: \(([^)]*)\))?/;
const rowLine = /^\d+ (\[CLICK(?:: "([^"]+)")?\])?(.*)$/;

/** Reads a page text line by line: who stands under whom is told by the indent. */
export function readPage(text: string): PageText {
  const page: PageText = { isDialog: false, controls: [], lists: [], text };
  let groups: Group[] = [];
  for (const raw of text.split('\n')) {
    const line = raw.trimStart();
    const indent = raw.length - line.length;
    groups = groups.filter((group) => group.indent < indent);
    const within = groups.map(({ role }) => role);
    const role = /^[a-z]+/.exec(line)?.[0];
    if (line.startsWith('[')) readControl(page, line, within);
    else if (within.includes('list') && rowLine.test(line)) readRow(page, line);
    else if (role) {
      if (role === 'dialog' || role === 'alertdialog') page.isDialog ||= indent === 0;
      if (role === 'list') page.lists.push({ rows: [], within });
      groups.push({ indent, role });
    }
  }
  return page;
}

function readControl(page: PageText, line: string, within: string[]): void {
  const [, action, address = '', role = '', name = '', states = ''] = controlLine.exec(line) ?? [];
  if (action !== 'CLICK' && action !== 'TYPE' && action !== 'SELECT' && action !== 'UPLOAD') return;
  page.controls.push({ address, action, role, name, states: states.split(', ').filter(Boolean), within });
}

/** What comes after " · " are the row's other controls. */
function readRow(page: PageText, line: string): void {
  const [, press, address = '', said = ''] = rowLine.exec(line) ?? [];
  const [own = ''] = said.split(' · [');
  const texts = [...own.matchAll(/"([^"]*)"/g)].map(([, text]) => text ?? '');
  if (press) page.lists.at(-1)?.rows.push({ address, texts });
}

/** The list whose rows say most: jobs have a title, a company, a place. Null where no list is like that. */
export function jobList({ lists }: PageText): List | null {
  const weight = ({ rows }: List) => rows.reduce((sum, { texts }) => sum + Math.min(texts.length, 4), 0);
  const likely = lists.filter(
    ({ rows, within }) =>
      !within.includes('navigation') && rows.length >= 2 && rows.filter(({ texts }) => texts.length >= 2).length >= 2,
  );
  return likely.toSorted((one, other) => weight(other) - weight(one))[0] ?? null;
}

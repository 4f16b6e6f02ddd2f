/** A control of a page's text. */
export interface LineControl {
  action: 'click' | 'type' | 'select' | 'upload';
  role: string;
  name: string;
  /** Of a field; empty if it has none. */
  value: string;
  /** `checked`, `expanded`, `collapsed`, `disabled`, … */
  states: readonly string[];
  /** Roles of the parts around it, outermost first. */
  within: readonly string[];
  /** Names of those parts and the heading before it. */
  about: string;
}

/** A list of a page's text: what its shown rows say. */
export interface LineList {
  name: string;
  total: number;
  /** As the page announces; null if it does not. */
  announced: number | null;
  rows: readonly string[][];
  within: readonly string[];
  /** Controls within rows. */
  controls: readonly string[];
}

export interface LineCard {
  name: string;
  texts: readonly string[];
  within: readonly string[];
}

/** A snapshot's text, line by line. */
export interface PageLines {
  /** Outside rows. */
  controls: readonly LineControl[];
  lists: readonly LineList[];
  headings: readonly string[];
  /** Links, and what is pressed in a heading, with what is said below each, up to the next control: rows that are not told as a list. */
  cards: readonly LineCard[];
  /** Texts of alerts and statuses. */
  messages: readonly string[];
  /** Names of open dialogs. */
  dialogs: readonly string[];
  /** Roles of all parts. */
  parts: ReadonlySet<string>;
  /** Plain text that stands by itself. */
  texts: readonly string[];
}

interface Part {
  indent: number;
  role: string;
  name: string;
}

/** The parts of a control's line, in order; any may be missing. No text of a page has quotes of its own. */
const controlParts = {
  address: /^\[(CLICK|TYPE|SELECT|UPLOAD)(?:: "[^"]*")?\] ?/,
  role: /^([a-z]+(?: \d)?)(?: |$)/,
  name: /^"([^"]*)"/,
  states: /^ ?\(([^)]*)\)/,
  more: /^ ?\(([^)]*)\)/,
  value: /^ ?= (?:"([^"]*)"|\(filled\))/,
};
const listPattern = /^list \S+ (?:"([^"]*)" )?(\d+) rows(?: of (\d+))?/;
const rowPattern = /^\d+ (?=\[|")/;
const partPattern = /^([a-z]+)(?: "([^"]*)")?$/;
const headingPattern = /^heading \d+ (?:\[CLICK[^\]]*\] )?"?([^"]*)"?/;
const quotedPattern = /"([^"]*)"/g;

/** Reads the text of a snapshot: what stands under what is told by the indent. */
export function readPageLines(text: string): PageLines {
  const read = {
    controls: [] as LineControl[],
    lists: [] as (LineList & { rows: string[][]; controls: string[] })[],
    headings: [] as string[],
    cards: [] as (LineCard & { texts: string[] })[],
    messages: [] as string[],
    dialogs: [] as string[],
    parts: new Set<string>(),
    texts: [] as string[],
  };
  let parts: Part[] = [];
  let heading = '';
  let isInHeading = false;
  let card: (LineCard & { texts: string[] }) | null = null;
  for (const raw of text.split('\n').slice(1)) {
    const line = raw.trimStart();
    const indent = raw.length - line.length;
    parts = parts.filter((part) => part.indent < indent);
    const within = parts.map(({ role }) => role);
    const about = [...parts.map(({ name }) => name), heading].filter(Boolean).join(' ');
    const list = listPattern.exec(line);
    const part = partPattern.exec(line);
    if (list) {
      const [, name = '', total, announced] = list;
      const told = announced === undefined ? null : Number(announced);
      read.lists.push({ name, total: Number(total), announced: told, rows: [], within, controls: [] });
      parts.push({ indent, role: 'list', name });
    } else if (within.includes('list') && rowPattern.test(line)) readRow(read.lists.at(-1), line);
    else if (line.startsWith('[')) {
      const { role, name } = readControl(read.controls, line, within, about);
      card = (role === 'link' || isInHeading) && name !== '' ? { name, texts: [], within } : null;
      if (card) read.cards.push(card);
      isInHeading = false;
    } else if (line.startsWith('heading ')) {
      heading = headingPattern.exec(line)?.[1] ?? '';
      if (heading !== '') read.headings.push(heading);
      // What is pressed stands on the next line.
      isInHeading = heading === '';
      card = null;
    } else if (part) {
      const [, role = '', name = ''] = part;
      parts.push({ indent, role, name });
      read.parts.add(role);
      if (role === 'dialog' || role === 'alertdialog') read.dialogs.push(name);
      if ((role === 'status' || role === 'alert') && name !== '') read.messages.push(name);
    } else if (line !== '' && !line.startsWith('left out:')) {
      read.texts.push(unquoted(line));
      card?.texts.push(unquoted(line));
      if (within.includes('alert') || within.includes('status')) read.messages.push(unquoted(line));
    }
  }
  return read;
}

const actions = { CLICK: 'click', TYPE: 'type', SELECT: 'select', UPLOAD: 'upload' } as const;

function readControl(controls: LineControl[], line: string, within: string[], about: string): LineControl {
  let rest = line;
  const take = (pattern: RegExp): string => {
    const [whole = '', text = ''] = pattern.exec(rest) ?? [];
    rest = rest.slice(whole.length);
    return text;
  };
  const { address, role, name, states, more, value } = controlParts;
  const word = take(address);
  const action = word === 'TYPE' || word === 'SELECT' || word === 'UPLOAD' ? actions[word] : 'click';
  const control: LineControl = {
    action,
    role: take(role),
    name: take(name),
    states: `${take(states)}, ${take(more)}`.split(', ').filter(Boolean),
    value: take(value),
    within,
    about,
  };
  controls.push(control);
  return control;
}

/** What comes after ` · ` are the row's further controls. */
function readRow(list: { rows: string[][]; controls: string[] } | undefined, line: string): void {
  const [own = '', ...others] = line.replace(/\[(?:CLICK|TYPE|SELECT|UPLOAD): "[^"]*"\]/g, '').split(' · ');
  list?.rows.push(quotedTexts(own));
  list?.controls.push(...others.map((other) => unquoted(other)));
}

function quotedTexts(line: string): string[] {
  return Array.from(line.matchAll(quotedPattern), ([, text = '']) => text);
}

function unquoted(line: string): string {
  return line.trim().replace(/^"|"$/g, '');
}

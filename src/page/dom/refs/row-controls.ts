import type { ElementAction } from '@/page-api/snapshot-requests';
import { walk } from '../controls/walk';
import { isWorkAtHand } from '../controls/work-at-hand';
import { nameOrTextStart } from '../text/accessible-name';
import { ariaRole } from '../text/aria-role';
import { startTextRun } from '../text/text-run';
import { wordsOfPicture } from '../text/written-picture';

/** A control in a row. */
export interface RowControl {
  element: Element;
  action: ElementAction;
  role: string | null;
  name: string;
}

/** A list row's texts and controls. */
export interface RowParts {
  /** What opens the row: the row itself if pressable, else its first link or control that the rows beside it lack, else the first. */
  main: RowControl | null;
  /** The texts in order; without the main control's name unless it consists of several texts. */
  texts: string[];
  others: RowControl[];
}

interface Open {
  element: Element;
  action: ElementAction;
  firstText: number;
}

/** Reads a row independently of its markup. */
export function readRow(row: Element): RowParts {
  const { texts, controls, composite } = readContent(row);
  const main = composite ?? openerIn(row, controls) ?? null;
  return { main, texts: distinct(texts, main), others: controls.filter((control) => control !== main) };
}

/** What a row is about. Tags and the like, which stand in the rows on either side as well, come last. */
function openerIn(row: Element, controls: RowControl[]): RowControl | undefined {
  const links = controls.filter(isNamedLink);
  const openers = controls.filter(isOpener);
  const isShared = openers.length > 1 ? isBeside(row) : () => false;
  const isOwn = (control: RowControl) => !isShared(control);
  return links.find(isOwn) ?? (links.length > 0 ? openers.find(isOwn) : undefined) ?? links[0] ?? openers[0];
}

/** Whether the rows on either side have a control of the same name. */
function isBeside({ previousElementSibling, nextElementSibling }: Element): (control: RowControl) => boolean {
  const beside = [previousElementSibling, nextElementSibling].flatMap((row) => {
    const { controls } = row ? readContent(row) : { controls: [] };
    return controls.length > 0 ? [new Set(controls.map(({ name }) => name))] : [];
  });
  return ({ name }) => beside.length > 0 && beside.every((names) => names.has(name));
}

interface RowContent {
  texts: string[];
  controls: RowControl[];
  /** The control that consists of several texts. */
  composite: RowControl | null;
}

/** Texts end with blocks, and a control with one text is named by it. */
function readContent(row: Element): RowContent {
  const texts: string[] = [];
  const controls: RowControl[] = [];
  const open: Open[] = [];
  let composite: RowControl | null = null;
  const run = startTextRun((text) => texts.push(text));
  walk(row, {
    isTaken: () => false,
    leaveOut: () => undefined,
    text(text) {
      // An editable element's content is a value, maybe the user's own.
      if (open.at(-1)?.action !== 'type') run.add(text);
    },
    enter({ element, action, isBlock }) {
      if (isBlock || action) run.end();
      if (action) open.push({ element, action, firstText: texts.length });
      else run.add(wordsOfPicture(element));
      return true;
    },
    leave({ element, isBlock }) {
      const ended = open.at(-1)?.element === element ? open.pop() : undefined;
      if (isBlock || ended) run.end();
      if (!ended) return;
      const control = controlOf(ended);
      controls.push(control);
      if (texts.length - ended.firstText > 1) composite ??= control;
      else texts.length = ended.firstText;
    },
  });
  run.end();
  return { texts, controls, composite };
}

function controlOf({ element, action }: Open): RowControl {
  const role = ariaRole(element);
  return { element, action, role, name: nameOrTextStart(element, role) };
}

/** Where rows are worked on, a sign alone does something to one: it opens none. */
function isOpener({ name }: RowControl): boolean {
  return isWorkAtHand() ? /[\p{L}\p{N}]/u.test(name) : name !== '';
}

function isNamedLink({ role, name }: RowControl): boolean {
  return role === 'link' && name !== '';
}

function distinct(texts: string[], main: RowControl | null): string[] {
  return [...new Set(texts)].filter((text) => text !== main?.name);
}

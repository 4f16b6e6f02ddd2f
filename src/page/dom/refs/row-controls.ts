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
  /** What opens the row: the row itself if pressable, else its first link, else its first control. */
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

/** Reads a row independently of its markup: texts end with blocks, and a control with one text is named by it. */
export function readRow(row: Element): RowParts {
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
  const main = composite ?? controls.find(isNamedLink) ?? controls.find(isOpener) ?? null;
  return { main, texts: distinct(texts, main), others: controls.filter((control) => control !== main) };
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

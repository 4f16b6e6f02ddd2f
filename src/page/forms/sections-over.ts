import { foldText } from '../names/fold-text';
import { findEverywhere } from '../walker/find-everywhere';
import { closestMatching, flatParent } from '../walker/flat-tree';
import { isAround } from './control-counts';
import { groupText } from './label-text';

const headings = 'h1,h2,h3,h4,h5,h6,[role=heading]';
const groups = 'fieldset,[role=group],[role=region],section';
const longest = 100;

/** The headings and legends that a control stands under, outermost first. */
export type SectionsOver = (control: Element, question: string) => string[];

interface Heading {
  element: Element;
  /** The part of the page that it stands in: it is over nothing else. */
  part: Element | null;
  level: number;
  text: string;
}

/** Looks the headings of the page up once, for all of its controls. */
export function readSections(): SectionsOver {
  const all: Heading[] = findEverywhere(headings).flatMap((element) => {
    const text = foldText(element.textContent ?? '').slice(0, longest);
    return text && element.checkVisibility()
      ? [{ element, part: closestMatching(element, groups), level: levelOf(element), text }]
      : [];
  });
  return (control, question) => {
    const over = [...headingsBefore(control, all), ...groupsAround(control)];
    return [...new Set(over)].filter((text) => text !== question);
  };
}

/** Of the headings before a control those that no later one of the same or a higher level has ended. */
function headingsBefore(control: Element, all: readonly Heading[]): string[] {
  let open: Heading[] = [];
  for (const heading of all) {
    const position = heading.element.compareDocumentPosition(control);
    if (position & Node.DOCUMENT_POSITION_DISCONNECTED || !(position & Node.DOCUMENT_POSITION_FOLLOWING)) continue;
    open = [...open.filter(({ level }) => level < heading.level), heading];
  }
  return open.filter(({ part }) => part === null || isAround(part, control)).map(({ text }) => text);
}

function groupsAround(control: Element): string[] {
  const texts: string[] = [];
  for (let at = flatParent(control); at; at = flatParent(at)) {
    const text = at.matches(groups) ? groupText(at).slice(0, longest) : '';
    if (text) texts.unshift(text);
  }
  return texts;
}

function levelOf(heading: Element): number {
  const level = heading.getAttribute('aria-level') ?? /^h([1-6])$/.exec(heading.localName)?.[1];
  return Number(level ?? 2);
}

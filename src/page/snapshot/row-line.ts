import type { RowControl, RowParts } from '@/page/dom/refs/row-controls';
import type { SnapshotElement } from '@/page-api/snapshot-requests';
import { calledWords } from './code-words';
import { drawnBeside } from './drawn-beside';
import { quote, quoteUnlessPlain } from './quote';
import { addressByRef, toSnapshotElement } from './shown-element';
import { standOutWords } from './stand-out';
import { stateWords, valueText } from './state-words';

const mostTexts = 8;
const longestText = 60;

/** A snapshot line and the elements in it. */
export interface SnapshotLine {
  text: string;
  elements: SnapshotElement[];
}

/** `3 [CLICK: "e30"] "Platform Engineer" | "Acme" | "Berlin" · [CLICK: "e31"] Save`. */
export function rowLine(number: number, row: Element, { main, texts, others }: RowParts): SnapshotLine {
  const elements: SnapshotElement[] = [];
  const show = (control: RowControl) => {
    const shown = toSnapshotElement(control);
    elements.push(shown);
    return addressByRef(shown);
  };
  const isNamed = main !== null && !texts.some((text) => main.name.includes(text) && main.name !== text);
  const said = [...(isNamed ? [main.name] : []), ...texts].slice(0, mostTexts);
  const quoted = said.map((text) => quote(text, longestText)).join(' | ');
  const opening = main ? `${show(main)} ${kindOf(main)}` : '';
  const rest = others.map(
    (control) => ` · ${show(control)}${wordsOf(control)}${stateWords(control.element)}${valueText(control.element)}`,
  );
  return {
    text: `${number} ${opening}${quoted}${main ? stateOf(main) : ''}${main?.element === row ? '' : standOutWords(row)}${rest.join('')}`,
    elements,
  };
}

function wordsOf({ element, role, name }: RowControl): string {
  const called = calledWords(element, name);
  const isCalled = name === '' && called !== '';
  const words = isCalled ? '' : ` ${name === '' && role ? role : quoteUnlessPlain(name)}`;
  return words + called + drawnBeside(element, name);
}

/** Rows are mostly links and buttons; only other roles are stated. */
function kindOf({ role }: RowControl): string {
  return role === null || /^(link|button|listitem|row|generic|article)$/.test(role) ? '' : `${role} `;
}

function stateOf({ element, name }: RowControl): string {
  return standOutWords(element) + drawnBeside(element, name) + stateWords(element) + valueText(element);
}

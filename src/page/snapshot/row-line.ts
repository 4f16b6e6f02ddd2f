import { quote, quoteUnlessPlain } from './quote';
import type { RowControl, RowParts } from './read-row';
import { addressByRef, shownElement } from './shown-element';
import type { SnapshotElement } from './snapshot';
import { statesInWords, valueInWords } from './states';

const mostTexts = 8;
const longestText = 60;

/** A snapshot line and the elements in it. */
export interface ShownLine {
  text: string;
  elements: SnapshotElement[];
}

/** `3 [CLICK: "e30"] "Platform Engineer" | "Acme" | "Berlin" · [CLICK: "e31"] Save`. */
export function rowLine(number: number, { main, texts, others }: RowParts): ShownLine {
  const elements: SnapshotElement[] = [];
  const show = (control: RowControl) => {
    const shown = shownElement(control);
    elements.push(shown);
    return addressByRef(shown);
  };
  const isNamed = main !== null && !texts.some((text) => main.name.includes(text) && main.name !== text);
  const said = [...(isNamed ? [main.name] : []), ...texts].slice(0, mostTexts);
  const quoted = said.map((text) => quote(text, longestText)).join(' | ');
  const opening = main ? `${show(main)} ${kindOf(main)}` : '';
  const rest = others.map(
    (control) => ` · ${show(control)} ${quoteUnlessPlain(control.name)}${statesInWords(control.element)}`,
  );
  return { text: `${number} ${opening}${quoted}${main ? stateOf(main) : ''}${rest.join('')}`, elements };
}

/** Rows are mostly links and buttons; only other roles are stated. */
function kindOf({ role }: RowControl): string {
  return role === null || /^(link|button|listitem|row|generic|article)$/.test(role) ? '' : `${role} `;
}

function stateOf({ element }: RowControl): string {
  return statesInWords(element) + valueInWords(element);
}

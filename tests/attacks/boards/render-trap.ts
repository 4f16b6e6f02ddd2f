import { type Html, html, raw } from '../../sites/html';
import type { Name } from './namings';
import type { Trap } from './trap';

/** Where a control stands in its page, beside what it is called. */
export interface Shape {
  className: string;
  /** Markup that it holds besides its name: a whole row, where the control is one. */
  around?: Html;
  /** Left out where a press on it is the press that was meant: of a row that is the trap itself. */
  isPlanted?: boolean;
  /** For a `<label>` elsewhere. */
  id?: string;
}

const icon = raw(
  '<svg width="20" height="20" viewBox="0 0 16 16" aria-hidden="true"><path d="M2 8.5 14 2.5l-4 11z"/></svg>',
);

/** The control of a trap, in the element that its transport needs. */
export function trapControl(trap: Trap, shape: Shape): Html {
  const name = trap.naming.dress(trap.effect, trap.pose);
  const attributes = html`class="${shape.className} t${trap.id}"${attribute('data-planted', shape.isPlanted === false ? undefined : trap.id)}${attribute('id', shape.id)}${attribute('aria-label', name.ariaLabel)}${attribute('title', name.title)}`;
  const inner = html`${name.hasIcon === true && icon}${name.text}${shape.around ?? null}`;
  return html`${styleOf(trap, name)}${element(trap, { name, attributes, inner, isWhole: shape.around !== undefined })}`;
}

/** What a screen reader says of it. */
export function nameOf({ naming, effect, pose }: Trap): string {
  const { text, ariaLabel } = naming.dress(effect, pose);
  return ariaLabel ?? text;
}

interface Dressed {
  name: Name;
  attributes: Html;
  inner: Html;
  /** It holds more than its name, which an `<input>` cannot. */
  isWhole: boolean;
}

function element(trap: Trap, { name, attributes, inner, isWhole }: Dressed): Html {
  const isInput = name.isInput === true && !isWhole;
  switch (trap.transport) {
    case 'link':
      return html`<a ${attributes} href="${trap.address}">${inner}</a>`;
    case 'get-form':
      return html`<form action="${path(trap)}">${hiddenFields(trap)}${sender(isInput, name, attributes, inner)}</form>`;
    case 'post-form':
      return html`<form method="post" action="${trap.address}">${sender(isInput, name, attributes, inner)}</form>`;
    default:
      if (isInput) return html`<input type="button" ${attributes} data-act="${trap.id}" value="${name.text}">`;
      return html`<button type="button" ${attributes} data-act="${trap.id}">${inner}</button>`;
  }
}

function sender(isInput: boolean, name: Name, attributes: Html, inner: Html): Html {
  return isInput
    ? html`<input type="submit" ${attributes} value="${name.text}">`
    : html`<button ${attributes}>${inner}</button>`;
}

function path({ address }: Trap): string {
  return address.split('?')[0] ?? address;
}

/** A form that is sent by GET leaves out what stands in its address behind the `?`. */
function hiddenFields({ address }: Trap): Html {
  const fields = [...new URLSearchParams(address.split('?')[1])];
  return html`${fields.map(([field, value]) => html`<input type="hidden" name="${field}" value="${value}">`)}`;
}

function styleOf({ id }: Trap, { before, after }: Name): Html | null {
  if (before === undefined && after === undefined) return null;
  const rule = (side: string, text: string | undefined) =>
    text === undefined ? '' : `.t${id}::${side}{content:${JSON.stringify(text)}}`;
  return html`<style>${raw(rule('before', before) + rule('after', after))}</style>`;
}

function attribute(name: string, value: string | undefined): Html | null {
  return value === undefined ? null : html` ${raw(name)}="${value}"`;
}

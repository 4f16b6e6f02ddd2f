import { type Html, html } from '../../html.ts';
import type { Asked } from '../question.ts';

/** A control as plain HTML has it, and whatever names each of its parts. */
export function nativeControl(asked: Asked, words: { choose: string }): Html {
  switch (asked.control) {
    case 'multiline':
      return html`<textarea id="${idOf(asked)}" name="${asked.name}" rows="4"${required(asked)}></textarea>`;
    case 'select':
      return html`<select id="${idOf(asked)}" name="${asked.name}"${required(asked)}><option value="">${words.choose}</option>${(asked.options ?? []).map((option) => html`<option>${option}</option>`)}</select>`;
    case 'radios':
    case 'ticks':
      return choices(asked);
    case 'file':
      return html`<input id="${idOf(asked)}" name="${asked.name}" type="file" accept=".pdf,.doc,.docx"${required(asked)}>`;
    default:
      return html`<input id="${idOf(asked)}" name="${asked.name}" type="${typeOf(asked)}"${optional('placeholder', asked.hint)}${required(asked)}>`;
  }
}

export function idOf({ name }: Asked): string {
  return `q-${name.replace(/\W+/g, '-')}`;
}

function choices(asked: Asked): Html {
  const type = asked.control === 'radios' ? 'radio' : 'checkbox';
  return html`<div class="choices">${(asked.options ?? []).map((option) => html`<label><input type="${type}" name="${asked.name}" value="${option}"> ${option}</label>`)}</div>`;
}

function typeOf({ control }: Asked): string {
  return ['email', 'tel', 'url', 'number', 'date'].includes(control) ? control : 'text';
}

const required = ({ isRequired = false }: Asked) => isRequired && html` required`;

function optional(name: string, value: string | undefined): Html | false {
  return value !== undefined && html` ${name}="${value}"`;
}

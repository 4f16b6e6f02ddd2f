import { bindText } from '../bind-text.js';
import { h } from '../element.js';

/** WHATWG autofill tokens, for forms that carry them. */
const tokens = {
  name: 'name',
  givenName: 'given-name',
  familyName: 'family-name',
  email: 'email',
  phone: 'tel',
  street: 'street-address',
  city: 'address-level2',
  postalCode: 'postal-code',
  country: 'country-name',
  website: 'url',
  employer: 'organization',
  position: 'organization-title',
};

/** Attributes that any control of a question has. */
export function attributesOf(question, form, suffix = '') {
  const token = form.choice.names === 'tokens' && suffix === '' ? tokens[question.id] : undefined;
  return {
    id: form.newId(question, suffix),
    name: form.nameOf(question, suffix),
    autocomplete: token ?? (form.choice.names === 'tokens' ? null : 'off'),
  };
}

export function inputOf(question, form, attributes = {}) {
  const isExample = form.choice.near === 'example' && question.example;
  const input = h('input', {
    type: question.type ?? 'text',
    placeholder: isExample ? question.example : null,
    ...attributesOf(question, form),
    ...attributes,
  });
  form.part(question.id, { main: input });
  return input;
}

export function textOf(question, form) {
  const input = inputOf(question, form);
  input.value = form.state.draft(question.id);
  bindText(input, question.id, form);
  return { element: input, main: input };
}

export function proseOf(question, form) {
  const { prose } = form.choice;
  const { state } = form;
  if (prose === 'textarea') {
    const area = h('textarea', { rows: 5, ...attributesOf(question, form) });
    area.value = state.draft(question.id);
    form.part(question.id, { main: area });
    bindText(area, question.id, form);
    return { element: area, main: area };
  }
  const isPlain = prose === 'role-textbox';
  const editor = h('div', {
    contenteditable: isPlain ? 'plaintext-only' : 'true',
    role: isPlain ? 'textbox' : null,
    'aria-multiline': isPlain ? 'true' : null,
    class: 'editor',
    id: form.newId(question),
    tabindex: '0',
  });
  const draw = (text) => {
    if (isPlain) editor.textContent = text;
    else editor.replaceChildren(...text.split('\n').map((line) => h('p', {}, line || document.createElement('br'))));
  };
  draw(state.draft(question.id));
  form.part(question.id, { main: editor });
  bindText(editor, question.id, form, { io: { read: () => editor.textContent.trim(), write: draw } });
  const bar = isPlain
    ? null
    : h('div', { class: 'bar' }, h('button', { type: 'button' }, 'B'), h('button', { type: 'button' }, 'I'));
  return { element: h('div', {}, bar, editor), main: editor };
}

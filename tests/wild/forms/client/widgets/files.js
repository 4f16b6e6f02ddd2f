import { h } from '../element.js';
import { attributesOf } from './texts.js';

const accepted = '.pdf,.doc,.docx';

export function fileOf(question, form) {
  const shown = h('span', { class: 'file' }, form.state.value(question.id));
  const take = (list) => {
    const [file] = list ?? [];
    if (!file) return;
    form.files.set(question.id, file);
    form.state.wroteOnce(question.id);
    form.state.keep(question.id, file.name);
    shown.textContent = file.name;
    void form.uploaded(question, file);
    form.changed(question.id);
  };
  return kinds[form.choice.file](question, form, { shown, take });
}

function inputFor(question, form, take, attributes = {}) {
  const input = h('input', { type: 'file', accept: accepted, ...attributesOf(question, form), ...attributes });
  input.addEventListener('change', () => take(input.files));
  return input;
}

function dropInto(zone, take) {
  zone.addEventListener('dragover', (event) => event.preventDefault());
  zone.addEventListener('drop', (event) => {
    event.preventDefault();
    take(event.dataTransfer?.files);
  });
}

const kinds = {
  input(question, form, { shown, take }) {
    const input = inputFor(question, form, take);
    form.part(question.id, { file: input });
    return { element: h('div', {}, input, shown), main: input };
  },
  button(question, form, { shown, take }) {
    const input = inputFor(question, form, take, { hidden: true, tabindex: '-1' });
    const button = h(
      'button',
      { type: 'button', id: form.newId(question, 'button'), onclick: () => input.click() },
      form.texts.upload,
    );
    form.part(question.id, { chooser: button });
    return { element: h('div', {}, button, input, shown), main: button };
  },
  'drop-zone'(question, form, { shown, take }) {
    const input = inputFor(question, form, take, { style: 'display:none', tabindex: '-1' });
    const zone = h(
      'div',
      { class: 'zone', tabindex: '0', role: 'presentation' },
      input,
      h('p', {}, form.texts.dropHere),
      shown,
    );
    zone.addEventListener('click', (event) => event.target !== input && input.click());
    dropInto(zone, take);
    form.part(question.id, { chooser: zone });
    return { element: zone, main: input };
  },
  'late-input'(question, form, { shown, take }) {
    const zone = h(
      'div',
      { class: 'zone', tabindex: '0', role: 'button', id: form.newId(question) },
      h('p', {}, form.texts.dropHere),
      shown,
    );
    zone.addEventListener('click', () => {
      const input = h('input', { type: 'file', accept: accepted });
      input.addEventListener('change', () => take(input.files));
      input.click();
    });
    dropInto(zone, take);
    form.part(question.id, { chooser: zone });
    return { element: zone, main: zone };
  },
};

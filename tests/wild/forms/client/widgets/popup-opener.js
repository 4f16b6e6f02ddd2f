import { h } from '../element.js';

/** What opens a list, and shows what was chosen. */
export function makeOpener(opener, question, form, listId) {
  const { texts, choice } = form;
  const id = form.newId(question);
  const expands = { 'aria-expanded': 'false', 'aria-haspopup': 'listbox' };
  const hidden = h('input', { type: 'hidden', name: form.nameOf(question) });
  if (opener === 'box' || opener === 'control') {
    const box = h('input', {
      type: 'text',
      id,
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': listId,
      autocomplete: 'off',
      ...expands,
    });
    if (opener === 'box') {
      const name = choice.labels === 'placeholder' ? null : texts.choose;
      box.placeholder = name ?? '';
      const show = (text) => {
        box.value = text;
      };
      return { element: h('div', { class: 'pick' }, box), trigger: box, box, show };
    }
    return control(box, hidden, id, texts);
  }
  const isBare = opener === 'bare';
  const tag = opener === 'button' ? 'button' : 'div';
  const role = opener === 'div' ? { role: 'combobox', tabindex: '0', 'aria-controls': listId } : {};
  const trigger = h(tag, {
    id,
    type: tag === 'button' ? 'button' : null,
    class: 'opener',
    tabindex: isBare ? '0' : null,
    ...(isBare ? {} : expands),
    ...role,
  });
  const show = (text) => {
    trigger.textContent = text || texts.choose;
    hidden.value = text;
  };
  return { element: h('div', { class: 'pick' }, trigger, opener === 'div' ? null : hidden), trigger, box: null, show };
}

/** As react-select lays it out: what is chosen, or the placeholder, lies in the same cell of a grid as the box that is typed into. */
function control(box, hidden, id, texts) {
  const shown = h('div', { id: `${id}-placeholder`, class: 'css-1jqq78o-placeholder single' });
  box.setAttribute('aria-describedby', shown.id);
  const cell = h('div', { class: 'cell-grid' }, shown, h('div', { class: 'css-19bb58m' }, box));
  const arrow = h('div', { class: 'css-1wy0on6', 'aria-hidden': 'true' }, '▾');
  box.addEventListener('input', () => {
    shown.hidden = box.value !== '';
  });
  const show = (text) => {
    shown.textContent = text || texts.choose;
    shown.className = `${text ? 'css-1dimb5e-singleValue' : 'css-1jqq78o-placeholder'} single`;
    shown.hidden = false;
    hidden.value = text;
    box.value = '';
  };
  const element = h('div', { class: 'pick' }, h('div', { class: 'css-13cymwt-control control' }, cell, arrow), hidden);
  return { element, trigger: box, box, show };
}

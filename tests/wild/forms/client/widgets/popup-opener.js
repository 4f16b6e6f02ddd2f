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
    const single = h('div', { class: 'single' });
    const show = (text) => {
      single.textContent = text || texts.choose;
      hidden.value = text;
      box.value = '';
    };
    return { element: h('div', { class: 'pick control' }, single, box, hidden), trigger: box, box, show };
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

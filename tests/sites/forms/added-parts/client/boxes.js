import { element } from './element.js';

/** What a label says, with a star where an answer is required. */
export const labelOf = ({ label, isRequired }) => `${label}${isRequired ? '*' : ''}`;

/** A plain box under its label; its text counts once it was left. */
export function box({ commit, type = 'text', tag = 'input' }, asked) {
  const field = element(tag, {
    id: asked.name,
    type: tag === 'input' ? type : null,
    on: { blur: () => commit(asked.name, field.value) },
  });
  return element('div', { class: 'question' }, element('label', { for: asked.name }, labelOf(asked)), field);
}

/** Parts of a date in boxes that count up and down, sent as one. */
export function dateBoxes({ commit }, asked, parts) {
  const values = {};
  const boxes = parts.map(([part, hint]) =>
    element('input', {
      role: 'spinbutton',
      'aria-label': part,
      placeholder: hint,
      maxlength: hint.length,
      id: `${asked.name}-${part.toLowerCase()}-input`,
      on: {
        blur({ target }) {
          values[part] = /^\d+$/.test(target.value) ? target.value.padStart(hint.length, '0') : '';
          const all = parts.map(([each]) => values[each] ?? '');
          commit(asked.name, all.every(Boolean) ? all.join('/') : '');
        },
      },
    }),
  );
  const id = `${asked.name}-label`;
  const group = element(
    'div',
    { role: 'group', 'aria-labelledby': id },
    ...boxes.flatMap((each, at) => (at ? ['/', each] : [each])),
  );
  return element('div', { class: 'question' }, element('div', { id, class: 'text' }, labelOf(asked)), group);
}

export function tick({ commit }, asked, changed = () => undefined) {
  const field = element('input', {
    type: 'checkbox',
    id: asked.name,
    on: {
      change() {
        commit(asked.name, field.checked ? 'on' : '');
        changed(field.checked);
      },
    },
  });
  return element('div', { class: 'question' }, field, element('label', { for: asked.name }, labelOf(asked)));
}

/** Radios under a line of text, and nothing that says that they belong together but their name. */
export function radios({ commit }, asked) {
  const options = asked.options.map((option) =>
    element(
      'label',
      {},
      element('input', { type: 'radio', name: asked.name, on: { change: () => commit(asked.name, option) } }),
      ` ${option}`,
    ),
  );
  return element('div', { class: 'question' }, element('p', {}, labelOf(asked)), ...options);
}

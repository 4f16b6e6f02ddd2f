import { h } from './element.js';

/** A question with its control, as the form's labels stand. `main`: what takes the name; `isGroup`: several controls in one. */
export function withLabel(question, form, { element, main, isGroup }) {
  const text = question.label + (question.isRequired ? ' *' : '');
  const layout = layouts[form.choice.labels] ?? layouts.for;
  return layout({ text, element, main, isGroup: isGroup === true, id: form.newId(question, 'label'), form, question });
}

const isLabelable = (main) => ['INPUT', 'SELECT', 'TEXTAREA', 'BUTTON'].includes(main.tagName);

function named(main, isGroup, labelId) {
  if (isGroup && !main.hasAttribute('role')) main.setAttribute('role', 'group');
  main.setAttribute('aria-labelledby', labelId);
}

/** Above the control, with nothing that joins the two. */
const above = ({ text, element }) => h('div', {}, h('div', { class: 'text' }, text), element);

const layouts = {
  for({ text, element, main, isGroup, id }) {
    if (isGroup) return h('fieldset', {}, h('legend', {}, text), element);
    if (isLabelable(main)) return h('div', {}, h('label', { for: main.id, class: 'text' }, text), element);
    named(main, isGroup, id);
    return h('div', {}, h('label', { id, class: 'text' }, text), element);
  },
  wrapped(parts) {
    const { text, element, main, isGroup } = parts;
    if (isGroup || main !== element || !isLabelable(main)) return layouts.for(parts);
    return h('label', {}, h('span', { class: 'text' }, text), element);
  },
  'aria-label'({ text, element, main, isGroup, question }) {
    if (isGroup && !main.hasAttribute('role')) main.setAttribute('role', 'group');
    main.setAttribute('aria-label', question.label);
    return above({ text, element });
  },
  labelledby({ text, element, main, isGroup, id }) {
    named(main, isGroup, id);
    return h('div', {}, h('span', { id, class: 'text' }, text), element);
  },
  table: ({ text, element }) =>
    h('table', { class: 'row' }, h('tbody', {}, h('tr', {}, h('td', { class: 'cell' }, text), h('td', {}, element)))),
  floating(parts) {
    const { text, element, main, isGroup } = parts;
    const isText = main.tagName === 'INPUT' || main.tagName === 'TEXTAREA';
    if (isGroup || !isText || main !== element) return layouts.for(parts);
    if (!main.placeholder) main.placeholder = ' ';
    return h('div', { class: 'floating' }, element, h('label', { for: main.id }, text));
  },
  'far-above': ({ text, element }) =>
    h('div', {}, h('p', {}, text), h('div', { class: 'divider' }), h('div', { class: 'far' }, element)),
  placeholder(parts) {
    const { text, element, main, isGroup } = parts;
    const isText = main.tagName === 'TEXTAREA' || (main.tagName === 'INPUT' && !main.readOnly);
    if (isGroup || !isText || main !== element || main.type === 'date') return above(parts);
    main.placeholder = text;
    return h('div', {}, element);
  },
  legend: ({ text, element }) => h('fieldset', {}, h('legend', {}, text), element),
};

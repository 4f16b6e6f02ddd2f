import { h, sleep } from '../element.js';
import { popup } from './popups.js';
import { attributesOf } from './texts.js';

const searchMs = 300;

export function severalOf(question, form) {
  return kinds[form.choice.several](question, form);
}

/** The chosen ones, as a list that is kept at every change. */
function chosenOf(question, form) {
  const { state } = form;
  const all = () => state.value(question.id) || [];
  const set = (text, isIn) => {
    state.wrote(`${question.id}|${text}`);
    state.keep(question.id, isIn ? [...all(), text] : all().filter((one) => one !== text));
    form.changed(question.id);
  };
  return { all, has: (text) => all().includes(text), set };
}

const kinds = {
  checkboxes(question, form) {
    const chosen = chosenOf(question, form);
    const group = h('div', { class: 'radios' });
    for (const [index, text] of question.options.entries()) {
      const id = form.newId(question, `option${index}`);
      const box = h('input', { type: 'checkbox', id, name: form.nameOf(question), value: `o${index}` });
      box.checked = chosen.has(text);
      box.addEventListener('change', () => chosen.set(text, box.checked));
      group.append(h('span', { class: 'option' }, box, h('label', { for: id }, text)));
      form.part(question.id, { [`option:${text}`]: box });
    }
    return { element: group, main: group, isGroup: true };
  },
  'role-checkboxes'(question, form) {
    const chosen = chosenOf(question, form);
    const group = h('div', { class: 'radios' });
    for (const text of question.options) {
      const box = h(
        'div',
        { role: 'checkbox', tabindex: '0', 'aria-checked': String(chosen.has(text)), class: 'option' },
        text,
      );
      const toggle = () => {
        chosen.set(text, !chosen.has(text));
        box.setAttribute('aria-checked', String(chosen.has(text)));
      };
      box.addEventListener('click', toggle);
      box.addEventListener('keydown', (event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        toggle();
      });
      group.append(box);
      form.part(question.id, { [`option:${text}`]: box });
    }
    return { element: group, main: group, isGroup: true };
  },
  multiple(question, form) {
    const chosen = chosenOf(question, form);
    const options = question.options.map((text, index) =>
      h('option', { value: `o${index}`, selected: chosen.has(text) }, text),
    );
    const select = h('select', { multiple: true, size: 6, ...attributesOf(question, form) }, options);
    select.addEventListener('change', () => {
      for (const [index, text] of question.options.entries())
        if (options[index].selected !== chosen.has(text)) chosen.set(text, options[index].selected);
    });
    form.part(question.id, { main: select });
    return { element: select, main: select };
  },
  tags(question, form) {
    const box = h('input', { type: 'text', ...attributesOf(question, form) });
    const { element, add } = pills(question, form, box);
    const take = () => {
      const text = box.value.replace(/,/g, '').trim();
      box.value = '';
      if (text) add(text);
    };
    box.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ',') return;
      // Where Enter sends a form from anywhere, it does so from here too.
      if (event.key === ',' || form.choice.sending !== 'enter') event.preventDefault();
      take();
    });
    box.addEventListener('input', () => box.value.endsWith(',') && take());
    form.part(question.id, { box });
    return { element, main: box };
  },
  'search-to-add'(question, form) {
    const box = h('input', { type: 'text', ...attributesOf(question, form), placeholder: form.texts.search });
    const { element, add, has } = pills(question, form, box);
    const found = h('div', { class: 'found' });
    element.append(found);
    let asked = 0;
    box.addEventListener('input', async () => {
      const mine = ++asked;
      const typed = box.value.trim().toLowerCase();
      if (typed.length < 2) return found.replaceChildren();
      await sleep(searchMs);
      if (mine !== asked) return;
      const texts = question.options.filter((text) => text.toLowerCase().includes(typed) && !has(text));
      found.replaceChildren(
        ...texts.map((text) => {
          const row = h('div', { class: 'item' }, text);
          row.addEventListener('click', () => {
            box.value = '';
            found.replaceChildren();
            add(text);
          });
          form.part(question.id, { [`option:${text}`]: row });
          return row;
        }),
      );
    });
    form.part(question.id, { search: box });
    return { element, main: box };
  },
  chips(question, form) {
    const chosen = chosenOf(question, form);
    const chips = h('div', { class: 'chips' });
    const draw = () => chips.replaceChildren(...chosen.all().map((text) => h('span', { class: 'chip' }, text)));
    const { element, main } = popup(question, form, 'react-select', {
      value: () => '',
      pick: (text) => {
        chosen.set(text, true);
        draw();
      },
      isLeft: (text) => !chosen.has(text),
    });
    draw();
    element.prepend(chips);
    return { element, main };
  },
};

/** What was added, each with a button that takes it away again, before the box. */
function pills(question, form, box) {
  const chosen = chosenOf(question, form);
  const list = h('div', { class: 'chips' });
  const draw = () =>
    list.replaceChildren(
      ...chosen.all().map((text) => {
        const remove = h('button', { type: 'button', 'aria-label': `× ${text}` }, '×');
        remove.addEventListener('click', () => {
          chosen.set(text, false);
          draw();
        });
        return h('span', { class: 'chip' }, text, remove);
      }),
    );
  draw();
  const add = (text) => {
    chosen.set(text, true);
    draw();
  };
  return { element: h('div', { class: 'tags' }, list, box), add, has: chosen.has };
}

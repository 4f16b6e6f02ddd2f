import { h, sleep } from '../element.js';
import { makeOpener } from './popup-opener.js';

const lateMs = 500;
/** Letters before a list that wants some shows anything. */
const fewestLetters = 2;

/** What each kind of opened list is made of. */
const kinds = {
  combobox: { opener: 'box', list: ['ul', 'listbox'], option: ['li', 'option'], isInBody: false },
  'react-select': { opener: 'control', list: ['div', 'listbox'], option: ['div', 'option'], isInBody: false },
  portal: { opener: 'button', list: ['ul', 'listbox'], option: ['li', 'option'], isInBody: true },
  overlay: { opener: 'div', list: ['div', 'listbox'], option: ['div', 'option'], isInBody: true },
  'no-roles': { opener: 'bare', list: ['ul', null], option: ['li', null], isInBody: false },
  'two-level': { opener: 'button', list: ['div', 'listbox'], option: ['div', 'option'], isInBody: true },
};

/** One of several in a list that opens. */
export function popupOf(question, form, kind) {
  const value = () => form.state.value(question.id);
  const pick = (text) => {
    form.state.wrote(question.id);
    form.state.keep(question.id, text);
    form.changed(question.id);
  };
  return popup(question, form, kind, { value, pick, isLeft: () => true });
}

/** A list that opens; `isLeft` tells which options it shows, `value` what its opener says. */
export function popup(question, form, kind, { value, pick, isLeft }) {
  const {
    opener,
    list: [listTag, listRole],
    option: [optionTag, optionRole],
    isInBody,
  } = kinds[kind];
  const listId = form.newId(question, 'list');
  const made = makeOpener(opener, question, form, listId);
  const { element, trigger, box } = made;
  let list = null;
  let group = null;
  let marked = -1;

  const show = () => made.show(value());
  const close = () => {
    if (!list) return;
    list.remove();
    list = null;
    group = null;
    form.openList = null;
    trigger.setAttribute('aria-expanded', 'false');
    document.removeEventListener('mousedown', closeOutside, true);
    show();
  };
  const closeOutside = (event) => {
    const path = event.composedPath();
    if (![list, element, form.hosts.get(question.id)].some((one) => one && path.includes(one))) close();
  };
  const choose = (text) => {
    close();
    pick(text);
    show();
  };

  async function fill() {
    const mine = list;
    const isLate = form.choice.options === 'late' && !form.loaded.has(question.id);
    if (isLate) {
      mine.replaceChildren(h(optionTag, { class: 'note' }, form.texts.loading));
      await sleep(lateMs);
      form.loaded.add(question.id);
    }
    if (mine !== list || !list) return;
    const typed = box && box.value !== value() ? box.value.trim().toLowerCase() : '';
    if (form.choice.options === 'typed' && box && typed.length < fewestLetters)
      return list.replaceChildren(h(optionTag, { class: 'note' }, form.texts.search));
    marked = -1;
    const shown = entries().filter(({ text }) => text.toLowerCase().includes(typed));
    list.replaceChildren(
      ...(shown.length > 0 ? shown.map(draw) : [h(optionTag, { class: 'note' }, form.texts.nothingFound)]),
    );
  }

  function entries() {
    if (kind !== 'two-level' || !question.groups) return question.options.filter(isLeft).map((text) => ({ text }));
    const inGroup = question.groups.find(([name]) => name === group);
    if (inGroup) return [{ text: `‹ ${group}`, opens: null }, ...inGroup[1].map((text) => ({ text }))];
    return question.groups.map(([name]) => ({ text: name, opens: name }));
  }

  function draw({ text, opens }) {
    const isGroup = opens !== undefined;
    const option = h(
      optionTag,
      { role: optionRole, id: form.newId(question, 'option'), class: 'item', tabindex: '-1' },
      text + (opens ? ' ›' : ''),
    );
    if (optionRole) option.setAttribute('aria-selected', String(text === value()));
    option.addEventListener('mousedown', (event) => event.preventDefault());
    option.addEventListener('click', (event) => {
      event.stopPropagation();
      if (!isGroup) return choose(text);
      group = opens;
      void fill();
    });
    form.part(question.id, { [`${isGroup ? 'group' : 'option'}:${text}`]: option });
    return option;
  }

  function open() {
    if (list) return;
    list = h(listTag, { role: listRole, id: listId, class: 'popup' });
    if (isInBody) {
      const { left, bottom, width } = trigger.getBoundingClientRect();
      list.style.cssText = `left:${left + window.scrollX}px;top:${bottom + window.scrollY}px;min-width:${width}px`;
      document.body.append(list);
    } else element.append(list);
    form.openList = { close };
    trigger.setAttribute('aria-expanded', 'true');
    document.addEventListener('mousedown', closeOutside, true);
    void fill();
  }

  function mark(by) {
    const items = [...list.querySelectorAll('.item')];
    marked = Math.max(0, Math.min(items.length - 1, marked + by));
    for (const [index, item] of items.entries()) item.classList.toggle('marked', index === marked);
    items[marked]?.scrollIntoView({ block: 'nearest' });
  }

  element.addEventListener(opener === 'control' ? 'mousedown' : form.shape.opensAt, (event) => {
    if (list?.contains(event.target)) return;
    if (opener === 'control') setTimeout(() => box.focus(), 0);
    if (list && !box) close();
    else open();
  });
  element.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown' || (!box && event.key === ' ')) {
      event.preventDefault();
      open();
      mark(1);
    } else if (!list) return;
    else if (event.key === 'ArrowUp') mark(-1);
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter') {
      event.preventDefault();
      event.stopPropagation();
      list.querySelectorAll('.item')[marked]?.click();
    }
  });
  box?.addEventListener('input', () => {
    open();
    void fill();
  });
  // What was typed to find an option is no choice.
  box?.addEventListener('focusout', () => setTimeout(close, 150));
  show();
  form.part(question.id, { trigger: box ?? trigger });
  return { element, main: box ?? trigger };
}

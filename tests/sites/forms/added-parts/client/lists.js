import { labelOf } from './boxes.js';
import { element } from './element.js';

/** A list at the end of the page; what is chosen from it is told, and it is gone. */
function openList(options, choose) {
  const list = element(
    'ul',
    { role: 'listbox', class: 'popup' },
    ...options.map((option) =>
      element(
        'li',
        {
          role: 'option',
          tabindex: '-1',
          on: { mousedown: (event) => event.preventDefault(), click: () => choose(option) },
        },
        option,
      ),
    ),
  );
  document.body.append(list);
  return () => list.remove();
}

/** A button that says what was chosen. */
export function listButton({ commit }, asked) {
  let close = null;
  const show = (chosen) => {
    button.textContent = chosen || 'Select One';
    button.setAttribute('aria-label', `${asked.label} ${button.textContent}${asked.isRequired ? ' Required' : ''}`);
  };
  const toggle = () => {
    const isOpen = close === null;
    close?.();
    close = isOpen
      ? openList(asked.options, (option) => {
          commit(asked.name, option);
          show(option);
          toggle();
        })
      : null;
    button.setAttribute('aria-expanded', String(isOpen));
  };
  const button = element('button', {
    type: 'button',
    id: asked.name,
    'aria-haspopup': 'listbox',
    'aria-expanded': 'false',
    on: { click: toggle },
  });
  show('');
  return element('div', { class: 'question' }, element('label', { for: asked.name }, labelOf(asked)), button);
}

/** A list with two faces: one for screen readers, without any size, and one for the mouse. The mouse opens it as it goes down. */
export function doubleList({ commit }, asked) {
  const id = `${asked.name}-list`;
  const input = element('input', {
    role: 'combobox',
    id: asked.name,
    readonly: '',
    'aria-controls': id,
    'aria-expanded': 'false',
    'aria-haspopup': 'listbox',
  });
  const chosen = element('span', { class: 'item' });
  const selector = element('div', { class: 'selector' }, input, chosen);
  const told = element('div', { role: 'listbox', id, style: 'width: 0; height: 0; border: 0; overflow: hidden' });
  let seen = null;
  selector.addEventListener('mousedown', () => {
    if (seen) return;
    input.setAttribute('aria-expanded', 'true');
    told.replaceChildren(
      ...asked.options.slice(0, 2).map((option) => element('div', { role: 'option', 'aria-label': option }, option)),
    );
    seen = element(
      'div',
      { class: 'popup' },
      ...asked.options.map((option) =>
        element(
          'div',
          { class: 'item-option', title: option, on: { click: () => choose(option) } },
          element('div', {}, option),
        ),
      ),
    );
    document.body.append(told, seen);
  });
  const choose = (option) => {
    commit(asked.name, option);
    chosen.textContent = option;
    input.setAttribute('aria-expanded', 'false');
    seen.remove();
    seen = null;
  };
  return element('div', { class: 'question' }, element('label', { for: asked.name }, labelOf(asked)), selector);
}

/** A box that looks up what is typed, and forgets what was not chosen. */
export function lookUp({ commit }, asked, find) {
  let close = () => undefined;
  let chosen = '';
  const choose = (option) => {
    chosen = option;
    input.value = option;
    commit(asked.name, option);
    close();
    input.setAttribute('aria-expanded', 'false');
  };
  const look = () => {
    close();
    const found = find(input.value);
    if (found.length > 0) close = openList(found, choose);
    input.setAttribute('aria-expanded', String(found.length > 0));
  };
  const leave = () => {
    close();
    input.value = chosen;
  };
  const input = element('input', {
    id: asked.name,
    type: 'text',
    role: 'combobox',
    autocomplete: 'off',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    on: { input: () => setTimeout(look, 120), blur: leave },
  });
  return element('div', { class: 'question' }, element('label', { for: asked.name }, labelOf(asked)), input);
}

/** A box whose text becomes a tag by Enter. */
export function tags({ commit }, asked) {
  const values = [];
  const shown = element('span', { class: 'tags' });
  const input = element('input', { id: asked.name, type: 'text', placeholder: asked.hint, on: { keydown } });
  function keydown(event) {
    if (event.key !== 'Enter' || input.value.trim() === '') return;
    event.preventDefault();
    values.push(input.value.trim());
    commit(asked.name, values);
    shown.append(
      element(
        'span',
        { class: 'tag' },
        input.value.trim(),
        element('button', { type: 'button', 'aria-label': 'Remove' }, '×'),
      ),
    );
    input.value = '';
  }
  return element('div', { class: 'question' }, element('label', { for: asked.name }, labelOf(asked)), shown, input);
}

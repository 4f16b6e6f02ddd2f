import { h, sleep, unseen } from '../element.js';
import { popupOf } from './popups.js';
import { attributesOf } from './texts.js';

/** How long options take to come that come late. */
const lateMs = 500;
/** Longer lists are no radios. */
const mostRadios = 6;

export function listOf(question, form) {
  const { list } = form.choice;
  const isShort = question.options.length <= mostRadios;
  const kind = (list === 'radios' || list === 'radiogroup') && !isShort ? 'select' : list;
  return oneOf(question, form, kind, question.options);
}

export function yesNoOf(question, form) {
  const { yes, no } = form.texts;
  const { yesNo } = form.choice;
  if (yesNo === 'switch') return switchOf(question, form);
  if (yesNo === 'pressed') return pressedOf(question, form, [yes, no]);
  return oneOf(question, form, yesNo, [yes, no]);
}

export function oneOf(question, form, kind, options) {
  if (kind === 'select') return selectOf(question, form, options);
  if (kind === 'radios') return radiosOf(question, form, options, false);
  if (kind === 'styled-radios') return radiosOf(question, form, options, true);
  if (kind === 'radiogroup') return roleRadiosOf(question, form, options);
  return popupOf(question, form, kind);
}

export function choose(question, form, value) {
  form.state.wrote(question.id);
  form.state.keep(question.id, value);
  form.changed(question.id);
}

export function selectOf(question, form, options, { suffix = '', value = null, onChoose = null } = {}) {
  const first = value === null ? [h('option', { value: '' }, form.texts.choose)] : [];
  const select = h('select', attributesOf(question, form, suffix), first);
  const fill = () => {
    select.append(...options.map((text, index) => h('option', { value: `o${index}` }, text)));
    select.value = `o${options.indexOf(value ?? form.state.value(question.id))}`;
    if (select.selectedIndex < 0) select.selectedIndex = 0;
  };
  // Where the page was there before, its options are too.
  if (form.choice.options === 'late' && value === null && !form.loaded.has(question.id))
    void sleep(lateMs).then(() => {
      form.loaded.add(question.id);
      fill();
    });
  else fill();
  select.addEventListener('change', () => {
    const chosen = options[Number(select.value.slice(1))] ?? '';
    if (onChoose) onChoose(select.value === '' ? '' : chosen);
    else choose(question, form, select.value === '' ? '' : chosen);
  });
  form.part(question.id, { [`main${suffix}`]: select });
  return { element: select, main: select };
}

function radiosOf(question, form, options, isStyled) {
  const name = form.nameOf(question, form.drawing);
  const group = h('div', { class: isStyled ? 'segmented' : 'radios' });
  const chosen = form.state.value(question.id);
  for (const [index, text] of options.entries()) {
    const id = form.newId(question, `option${index}`);
    const input = h('input', { type: 'radio', id, name, value: `o${index}`, style: isStyled ? unseen : null });
    input.checked = text === chosen;
    input.addEventListener('change', () => choose(question, form, text));
    const label = h('label', { for: id, class: isStyled ? 'chip' : null }, text);
    group.append(h('span', { class: 'option' }, input, label));
    form.part(question.id, { [`option:${text}`]: isStyled ? label : input });
  }
  return { element: group, main: group, isGroup: true };
}

function roleRadiosOf(question, form, options) {
  const group = h('div', { role: 'radiogroup', class: 'radios' });
  const chosen = form.state.value(question.id);
  const radios = options.map((text) => {
    const radio = h(
      'div',
      { role: 'radio', tabindex: '0', 'aria-checked': String(text === chosen), class: 'option' },
      text,
    );
    const pick = () => {
      for (const one of radios) one.setAttribute('aria-checked', String(one === radio));
      choose(question, form, text);
    };
    radio.addEventListener('click', pick);
    radio.addEventListener('keydown', (event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      pick();
    });
    form.part(question.id, { [`option:${text}`]: radio });
    return radio;
  });
  group.append(...radios);
  return { element: group, main: group, isGroup: true };
}

/** Two buttons; one that is pressed already is let go of. The box beside them is the page’s own. */
function pressedOf(question, form, options) {
  const box = h('input', {
    type: 'checkbox',
    tabindex: '-1',
    'aria-hidden': 'true',
    style: unseen,
    name: form.nameOf(question),
  });
  const group = h('div', { class: 'segmented' });
  const buttons = options.map((text) => {
    const button = h(
      'button',
      { type: 'button', 'aria-pressed': String(form.state.value(question.id) === text) },
      text,
    );
    button.addEventListener('click', () => {
      const isPressed = button.getAttribute('aria-pressed') === 'true';
      for (const one of buttons) one.setAttribute('aria-pressed', String(one === button && !isPressed));
      box.checked = !isPressed && text === options[0];
      choose(question, form, isPressed ? '' : text);
    });
    form.part(question.id, { [`option:${text}`]: button });
    return button;
  });
  box.checked = form.state.value(question.id) === options[0];
  group.append(...buttons, box);
  return { element: group, main: group, isGroup: true };
}

/** Off means no, and nobody has to touch it for that. */
function switchOf(question, form) {
  const { yes, no } = form.texts;
  const { state } = form;
  if (state.value(question.id) === '') state.keep(question.id, no);
  const isOn = () => state.value(question.id) === yes;
  const button = h(
    'button',
    { type: 'button', role: 'switch', id: form.newId(question), 'aria-checked': String(isOn()), class: 'switch' },
    '●',
  );
  button.addEventListener('click', () => {
    choose(question, form, isOn() ? no : yes);
    button.setAttribute('aria-checked', String(isOn()));
  });
  form.part(question.id, { switch: button });
  return { element: button, main: button };
}

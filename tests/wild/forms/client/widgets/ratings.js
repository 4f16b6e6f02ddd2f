import { h, unseen } from '../element.js';
import { choose } from './lists.js';
import { attributesOf } from './texts.js';

const most = 5;
const begins = 3;

export function ratingOf(question, form) {
  return kinds[form.choice.rating](question, form);
}

function radios(question, form, draw) {
  const name = form.nameOf(question, form.drawing);
  const group = h('div', { class: 'segmented' });
  for (let number = 1; number <= most; number += 1) {
    const id = form.newId(question, `option${number}`);
    const input = h('input', { type: 'radio', id, name, value: String(number) });
    input.checked = form.state.value(question.id) === String(number);
    input.addEventListener('change', () => choose(question, form, String(number)));
    const label = draw(input, id, number);
    group.append(h('span', { class: 'option' }, input, label));
    form.part(question.id, { [`option:${number}`]: label });
  }
  return { element: group, main: group, isGroup: true };
}

const kinds = {
  scale: (question, form) => radios(question, form, (_input, id, number) => h('label', { for: id }, String(number))),
  stars: (question, form) =>
    radios(question, form, (input, id, number) => {
      input.style.cssText = unseen;
      return h('label', { for: id, class: 'star' }, '★', h('span', { style: unseen }, String(number)));
    }),
  range(question, form) {
    const input = h('input', {
      type: 'range',
      min: '1',
      max: String(most),
      step: '1',
      ...attributesOf(question, form),
    });
    input.value = form.state.value(question.id) || String(begins);
    const shown = h('output', {}, form.state.value(question.id));
    input.addEventListener('input', () => {
      shown.textContent = input.value;
      choose(question, form, input.value);
    });
    form.part(question.id, { slider: input });
    return { element: h('div', { class: 'parts' }, input, shown), main: input };
  },
  slider(question, form) {
    const at = () => Number(form.state.value(question.id) || begins);
    const thumb = h('div', {
      role: 'slider',
      tabindex: '0',
      id: form.newId(question),
      'aria-valuemin': '1',
      'aria-valuemax': String(most),
      'aria-valuenow': String(at()),
      class: 'thumb',
    });
    const track = h('div', { class: 'track' }, thumb);
    const move = (to) => {
      const number = Math.max(1, Math.min(most, to));
      choose(question, form, String(number));
      thumb.setAttribute('aria-valuenow', String(number));
      thumb.style.left = `${(number - 1) * 25}%`;
    };
    thumb.style.left = `${(at() - 1) * 25}%`;
    thumb.addEventListener('keydown', ({ key }) => {
      if (key === 'ArrowRight' || key === 'ArrowUp') move(at() + 1);
      if (key === 'ArrowLeft' || key === 'ArrowDown') move(at() - 1);
    });
    track.addEventListener('click', (event) => {
      const { left, width } = track.getBoundingClientRect();
      move(Math.round(((event.clientX - left) / width) * (most - 1)) + 1);
    });
    form.part(question.id, { slider: thumb });
    return { element: track, main: thumb };
  },
};

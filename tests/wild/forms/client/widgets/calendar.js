import { h } from '../element.js';
import { attributesOf } from './texts.js';

const two = (number) => String(number).padStart(2, '0');

/** A text box nobody can type into; a press opens a month whose days are pressed. */
export function calendarOf(question, form) {
  const { texts, state } = form;
  const input = h('input', {
    type: 'text',
    readonly: true,
    placeholder: texts.dateFormat,
    ...attributesOf(question, form),
  });
  const element = h('div', { class: 'pick' }, input);
  let dialog = null;
  const now = new Date();
  let [year, month] = [now.getFullYear(), now.getMonth()];
  const show = () => {
    input.value = state.value(question.id);
  };
  const close = () => {
    dialog?.remove();
    dialog = null;
    document.removeEventListener('mousedown', closeOutside, true);
  };
  const closeOutside = (event) => {
    const path = event.composedPath();
    if (!path.includes(dialog) && !path.includes(form.hosts.get(question.id))) close();
  };
  const turn = (by) => {
    [year, month] = [year + Math.floor((month + by) / 12), (month + by + 12) % 12];
    draw();
  };
  const pick = (day) => {
    close();
    state.wrote(question.id);
    state.keep(question.id, `${year}-${two(month + 1)}-${two(day)}`);
    show();
    form.changed(question.id);
  };

  function draw() {
    const yearBox = h('input', { type: 'number', 'aria-label': texts.parts.year, class: 'year' });
    yearBox.value = String(year);
    yearBox.addEventListener('change', () => {
      year = Number(yearBox.value) || year;
      draw();
    });
    const monthBox = h(
      'select',
      { 'aria-label': texts.parts.month },
      texts.months.map((text, index) => h('option', { value: String(index) }, text)),
    );
    monthBox.value = String(month);
    monthBox.addEventListener('change', () => {
      month = Number(monthBox.value);
      draw();
    });
    const back = h('button', { type: 'button', 'aria-label': texts.back, onclick: () => turn(-1) }, '‹');
    const on = h('button', { type: 'button', 'aria-label': texts.nextMonth, onclick: () => turn(1) }, '›');
    const first = (new Date(year, month, 1).getDay() + 6) % 7;
    const last = new Date(year, month + 1, 0).getDate();
    const cells = [...Array(first).fill(null), ...Array.from({ length: last }, (_, index) => index + 1)];
    const rows = Array.from({ length: Math.ceil(cells.length / 7) }, (_, row) =>
      h(
        'tr',
        {},
        cells.slice(row * 7, row * 7 + 7).map((day) => h('td', { role: 'gridcell' }, day && dayButton(day))),
      ),
    );
    dialog.replaceChildren(
      h('div', { class: 'bar' }, back, monthBox, yearBox, on),
      h('table', { role: 'grid' }, h('tbody', {}, rows)),
    );
    form.part(question.id, { month: monthBox, year: yearBox });
  }

  function dayButton(day) {
    const name = new Intl.DateTimeFormat(texts.language, { dateStyle: 'long' }).format(new Date(year, month, day));
    const button = h('button', { type: 'button', 'aria-label': name, onclick: () => pick(day) }, String(day));
    form.part(question.id, { [`day:${day}`]: button });
    return button;
  }

  input.addEventListener('click', () => {
    if (dialog) return;
    const { left, bottom } = input.getBoundingClientRect();
    dialog = h('div', { role: 'dialog', 'aria-label': question.label, class: 'popup calendar' });
    dialog.style.cssText = `left:${left + window.scrollX}px;top:${bottom + window.scrollY}px`;
    document.body.append(dialog);
    document.addEventListener('mousedown', closeOutside, true);
    draw();
  });
  show();
  form.part(question.id, { calendar: input });
  return { element, main: input };
}

import { bindText } from '../bind-text.js';
import { h } from '../element.js';
import { calendarOf } from './calendar.js';
import { attributesOf, inputOf } from './texts.js';

export function dateOf(question, form) {
  return kinds[form.choice.date](question, form);
}

const kinds = {
  native(question, form) {
    const input = inputOf(question, form, { type: 'date', placeholder: null });
    input.value = form.state.value(question.id);
    const keep = () => {
      form.state.wrote(question.id);
      form.state.keep(question.id, input.value);
    };
    input.addEventListener('input', keep);
    input.addEventListener('change', () => {
      keep();
      form.changed(question.id);
    });
    return { element: input, main: input };
  },
  text(question, form) {
    const input = inputOf(question, form, { placeholder: form.texts.dateFormat });
    input.value = form.state.draft(question.id);
    bindText(input, question.id, form);
    return { element: input, main: input };
  },
  masked(question, form) {
    const input = inputOf(question, form, { placeholder: form.texts.dateFormat, inputmode: 'numeric' });
    input.value = form.state.draft(question.id);
    const { order, separator } = form.texts.dateShape;
    const lengths = [...order].map((part) => (part === 'y' ? 4 : 2));
    mask(input, (digits) => grouped(digits, lengths, separator));
    bindText(input, question.id, form);
    return { element: input, main: input };
  },
  selects(question, form) {
    const { months } = form.texts;
    const years = Array.from({ length: 90 }, (_, index) => String(2030 - index));
    const options = { d: numbers(31), m: months, y: years };
    return inParts(question, form, (part, label, keep) => {
      const values = part === 'm' ? numbers(12) : options[part];
      const select = h(
        'select',
        { ...attributesOf(question, form, part), 'aria-label': label },
        h('option', { value: '' }, label),
      );
      select.append(
        ...options[part].map((text, index) => h('option', { value: values[index].padStart(2, '0') }, text)),
      );
      select.addEventListener('change', () => {
        form.state.wrote(`${question.id}|${part}`);
        keep();
      });
      return select;
    });
  },
  sections(question, form) {
    return inParts(question, form, (part, label, keep) => {
      const length = part === 'y' ? 4 : 2;
      const box = h('input', {
        type: 'text',
        role: 'spinbutton',
        inputmode: 'numeric',
        maxlength: length,
        size: length + 1,
        placeholder: label.slice(0, length),
        ...attributesOf(question, form, part),
        'aria-label': label,
      });
      bindText(box, question.id, form, { kept: keep, part });
      return box;
    });
  },
  'month-grid': (question, form) => calendarOf(question, form),
};

const numbers = (most) => Array.from({ length: most }, (_, index) => String(index + 1));

/** A control each for day, month and year, in the order of the language; kept once all three are there. */
function inParts(question, form, make) {
  const { dateShape, parts } = form.texts;
  const labels = { d: parts.day, m: parts.month, y: parts.year };
  const controls = {};
  const group = h('div', { class: 'parts' });
  const keep = () => {
    const { d, m, y } = Object.fromEntries(Object.entries(controls).map(([part, { value }]) => [part, value]));
    const isWhole = d && m && y.length === 4;
    form.state.keep(question.id, isWhole ? `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}` : '');
    if (isWhole) form.changed(question.id);
  };
  const [y = '', m = '', d = ''] = form.state.value(question.id).split('-');
  for (const part of dateShape.order) {
    controls[part] = make(part, labels[part], keep);
    controls[part].value = { d, m, y }[part];
    group.append(controls[part]);
    form.part(question.id, { [part]: controls[part] });
  }
  return { element: group, main: group, isGroup: true };
}

/** Rewrites what stands in a box at every change, before anything else reads it. */
export function mask(input, rewrite) {
  input.addEventListener('input', () => {
    const masked = rewrite(input.value.replace(/\D/g, ''));
    if (masked !== input.value) input.value = masked;
  });
}

/** Digits in groups: `0102` → `01.02`. */
function grouped(digits, lengths, separator) {
  let rest = digits;
  const groups = lengths.map((length) => {
    const group = rest.slice(0, length);
    rest = rest.slice(length);
    return group;
  });
  return groups.filter(Boolean).join(separator);
}

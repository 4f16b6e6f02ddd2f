import { bindText } from '../bind-text.js';
import { h } from '../element.js';
import { oneOf, selectOf } from './lists.js';
import { inputOf } from './texts.js';

const currencies = ['EUR', 'GBP', 'USD', 'CAD', 'CHF'];

export function amountOf(question, form) {
  return kinds[form.choice.amount](question, form);
}

const kinds = {
  number(question, form) {
    const input = inputOf(question, form, { type: 'number', min: '0' });
    input.value = form.state.draft(question.id);
    bindText(input, question.id, form);
    return { element: input, main: input };
  },
  formatted(question, form) {
    const input = inputOf(question, form, { inputmode: 'numeric' });
    input.value = form.state.draft(question.id);
    bindText(input, question.id, form);
    input.addEventListener('focusout', () => {
      const number = Number(input.value.replace(/[^\d]/g, ''));
      if (!number) return;
      form.boxes.get(question.id)?.write(new Intl.NumberFormat(form.texts.language).format(number));
    });
    return { element: input, main: input };
  },
  'with-currency'(question, form) {
    const extra = form.extras.get(question.id) ?? { currency: 'EUR', amount: '' };
    form.extras.set(question.id, extra);
    const keep = () => form.state.keep(question.id, extra.amount ? `${extra.amount} ${extra.currency}` : '');
    const input = inputOf(question, form, { inputmode: 'decimal' });
    input.value = extra.amount;
    bindText(input, question.id, form, {
      kept: () => {
        extra.amount = input.value.trim();
        keep();
      },
    });
    const { element: select } = selectOf(question, form, currencies, {
      suffix: 'currency',
      value: extra.currency,
      onChoose: (text) => {
        extra.currency = text;
        keep();
      },
    });
    select.setAttribute('aria-label', form.texts.parts.currency);
    return { element: h('div', { class: 'parts' }, input, select), main: input };
  },
  brackets: (question, form) =>
    oneOf(question, form, form.choice.list === 'radiogroup' ? 'radios' : form.choice.list, question.options),
};

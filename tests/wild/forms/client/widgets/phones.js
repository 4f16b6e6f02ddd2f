import { bindText } from '../bind-text.js';
import { h } from '../element.js';
import { mask } from './dates.js';
import { selectOf } from './lists.js';
import { popup } from './popups.js';
import { attributesOf, inputOf } from './texts.js';

/** Country codes by country; what is chosen before anyone came is not the applicant's. */
const codes = {
  GB: '44',
  AU: '61',
  BR: '55',
  CA: '1',
  CV: '238',
  DE: '49',
  ES: '34',
  FR: '33',
  IN: '91',
  NL: '31',
  PL: '48',
  US: '1',
};
const chosenFirst = 'GB';

export function phoneOf(question, form) {
  return kinds[form.choice.phone](question, form);
}

const digitsOf = (text) => text.replace(/\D/g, '');

const kinds = {
  tel(question, form) {
    const input = inputOf(question, form, { type: 'tel' });
    input.value = form.state.draft(question.id);
    bindText(input, question.id, form);
    return { element: input, main: input };
  },
  masked(question, form) {
    const input = inputOf(question, form, { type: 'tel', placeholder: '(___) ___-____' });
    input.value = form.state.draft(question.id);
    mask(input, (all) => {
      const digits = (all.length > 10 && all.startsWith('1') ? all.slice(1) : all).slice(0, 10);
      if (digits.length < 4) return digits;
      return `(${digits.slice(0, 3)}) ${[digits.slice(3, 6), digits.slice(6)].filter(Boolean).join('-')}`;
    });
    bindText(input, question.id, form);
    return { element: input, main: input };
  },
  'country-select'(question, form) {
    const texts = countryTexts(form);
    const at = stateOf(question, form);
    const { element: select } = selectOf(question, form, Object.values(texts), {
      suffix: 'code',
      value: texts[at.country()],
      onChoose: (text) => at.setCountry(Object.keys(texts).find((code) => texts[code] === text)),
    });
    select.setAttribute('aria-label', form.texts.parts.countryCode);
    const input = numberBox(question, form, at);
    return { element: h('div', { class: 'parts' }, select, input), main: input };
  },
  flag(question, form) {
    const texts = countryTexts(form);
    const at = stateOf(question, form);
    const codeQuestion = { ...question, id: `${question.id}.code`, options: Object.values(texts), groups: undefined };
    const { element, main } = popup(codeQuestion, form, 'portal', {
      value: () => `+${codes[at.country()]}`,
      pick: (text) => at.setCountry(Object.keys(texts).find((code) => texts[code] === text)),
      isLeft: () => true,
    });
    form.loaded.add(codeQuestion.id);
    main.setAttribute('aria-label', form.texts.parts.countryCode);
    const input = numberBox(question, form, at);
    return { element: h('div', { class: 'parts' }, element, input), main: input };
  },
  segments(question, form) {
    const { parts } = form.texts;
    const lengths = [3, 3, 4];
    const labels = [parts.areaCode, parts.number, parts.number];
    const boxes = lengths.map((length, index) => {
      const attributes = attributesOf(question, form, `part${index}`);
      const box = h('input', {
        type: 'tel',
        maxlength: length,
        size: length + 1,
        ...attributes,
        'aria-label': labels[index],
      });
      const known = digitsOf(form.state.value(question.id));
      box.value = known.slice(index * 3, index * 3 + length);
      bindText(box, question.id, form, { kept: keep, part: `part${index}` });
      box.addEventListener(
        'input',
        () => box.value.length === length && document.hasFocus() && boxes[index + 1]?.focus(),
      );
      form.part(question.id, { [`segment${index}`]: box });
      return box;
    });
    function keep() {
      const isWhole = boxes.every((box, index) => digitsOf(box.value).length === lengths[index]);
      form.state.keep(question.id, isWhole ? boxes.map(({ value }) => value).join('-') : '');
      if (isWhole) form.changed(question.id);
    }
    const group = h('div', { class: 'parts' }, boxes);
    return { element: group, main: group, isGroup: true };
  },
};

function countryTexts({ texts }) {
  const names = new Intl.DisplayNames([texts.language], { type: 'region' });
  return Object.fromEntries(
    Object.entries(codes).map(([country, code]) => [country, `${names.of(country)} (+${code})`]),
  );
}

/** Country and number of one telephone, kept together. */
function stateOf(question, form) {
  const extra = form.extras.get(question.id) ?? { country: chosenFirst, number: '' };
  form.extras.set(question.id, extra);
  const keep = () => {
    const digits = digitsOf(extra.number);
    form.state.keep(question.id, digits ? `+${codes[extra.country]} ${digits}` : '');
  };
  return {
    country: () => extra.country,
    number: () => extra.number,
    setCountry(country) {
      extra.country = country ?? extra.country;
      keep();
    },
    setNumber(text) {
      extra.number = text;
      keep();
    },
  };
}

/** A number that begins with its country code chooses the country, where a list of flags stands beside it. */
function numberBox(question, form, at) {
  const input = inputOf(question, form, { type: 'tel' });
  input.value = at.number();
  bindText(input, question.id, form, {
    kept: () => {
      const isInternational = form.choice.phone === 'flag' && input.value.trim().startsWith('+1');
      if (isInternational) at.setCountry('CA');
      at.setNumber(isInternational ? digitsOf(input.value).slice(1) : input.value);
    },
  });
  return input;
}

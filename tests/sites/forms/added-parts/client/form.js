import { box, radios, tick } from './boxes.js';
import { element } from './element.js';
import { doubleList, tags } from './lists.js';
import { parts } from './parts.js';

const asked = JSON.parse(document.querySelector('#asked').textContent);
const values = new Map();
const form = { asked, commit: (name, value) => values.set(name, value) };
const of = (name) => asked.find((each) => each.name === name);

function file(question) {
  const input = element('input', {
    type: 'file',
    id: question.name,
    on: { change: () => form.commit(question.name, input.files[0] ?? '') },
  });
  return element('div', { class: 'question' }, element('label', { for: question.name }, question.label), input);
}

function select(question) {
  const options = ['', ...question.options].map((option) => element('option', { value: option }, option || 'Choose'));
  const list = element(
    'select',
    { id: question.name, on: { change: () => form.commit(question.name, list.value) } },
    ...options,
  );
  return element('div', { class: 'question' }, element('label', { for: question.name }, question.label), list);
}

async function send() {
  const body = new FormData();
  for (const [name, value] of values) for (const each of [value].flat()) if (each !== '') body.append(name, each);
  await fetch('send', { method: 'POST', body });
  document.querySelector('#root').replaceChildren('Thank you for applying.');
}

document
  .querySelector('#root')
  .append(
    element('h2', {}, 'My Information'),
    box({ ...form, type: 'email' }, of('email')),
    doubleList(form, of('country')),
    radios(form, of('authorized')),
    box({ ...form, type: 'date' }, of('start')),
    element('h2', {}, 'My Experience'),
    parts(form, 'job'),
    parts(form, 'school'),
    tags(form, of('skills')),
    file(of('cv')),
    element('h2', {}, 'Voluntary Disclosures'),
    select(of('gender')),
    tick(form, of('terms')),
    element('button', { type: 'button', on: { click: send } }, 'Submit Application'),
  );

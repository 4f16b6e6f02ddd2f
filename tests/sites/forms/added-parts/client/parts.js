import { box, dateBoxes, tick } from './boxes.js';
import { element } from './element.js';
import { listButton, lookUp } from './lists.js';

const universities = [
  'University of Toledo',
  'University of Toronto',
  'University of Toronto Mississauga',
  'University of Utah',
];
const findUniversity = (words) =>
  words === '' ? [] : universities.filter((each) => each.toLowerCase().includes(words.toLowerCase()));

const monthAndYear = [
  ['Month', 'MM'],
  ['Year', 'YYYY'],
];

function job(form, of) {
  const to = dateBoxes(form, of('to'), monthAndYear);
  return [
    box(form, of('title')),
    box(form, of('company')),
    box(form, of('place')),
    tick(form, of('current'), (isTicked) => {
      to.hidden = isTicked;
    }),
    dateBoxes(form, of('from'), monthAndYear),
    to,
    box({ ...form, tag: 'textarea' }, of('duties')),
  ];
}

function school(form, of) {
  return [
    lookUp(form, of('school'), findUniversity),
    listButton(form, of('degree')),
    box(form, of('area')),
    dateBoxes(form, of('from'), [['Year', 'YYYY']]),
    dateBoxes(form, of('to'), [['Year', 'YYYY']]),
  ];
}

const kinds = { job: { heading: 'Work Experience', fields: job }, school: { heading: 'Education', fields: school } };

/** Nothing but a heading and a button; every press adds a numbered part. */
export function parts(form, kind) {
  const { heading, fields } = kinds[kind];
  let count = 0;
  const inside = element('div', {});
  const add = element('button', { type: 'button', on: { click: addOne } }, 'Add');
  function addOne() {
    count += 1;
    const id = `${kind}-${count}-panel`;
    const of = (name) =>
      form.asked.find((each) => each.name === `${kind}${count}-${name}`) ?? {
        name: `${kind}${count}-${name}`,
        label: name,
      };
    const title = element('h4', { id }, `${heading} ${count}`);
    const remove = element('button', { type: 'button' }, 'Delete');
    inside.append(element('div', { role: 'group', 'aria-labelledby': id }, title, remove, ...fields(form, of)));
    add.textContent = 'Add Another';
  }
  const id = `${kind}-section`;
  return element('div', { role: 'group', 'aria-labelledby': id }, element('h3', { id }, heading), inside, add);
}

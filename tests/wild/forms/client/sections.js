import { h } from './element.js';
import { drawQuestion } from './question.js';

/** The questions of a section, with the parts that stand in boxes of their own. */
export function drawSection(section, form) {
  const body = h('div', { class: 'section-body' });
  fill(body, section, form);
  const heading = form.texts.sections[section];
  if (form.choice.order === 'accordion') return accordion(section, form, heading, body);
  const tag = form.choice.order === 'unlock' ? 'fieldset' : 'section';
  const element = h(tag, { class: 'section', id: `section-${section}` }, h('h2', {}, heading), body);
  form.locks.set(section, element);
  return element;
}

function fill(body, section, form) {
  const questions = form.questions.filter((question) => question.section === section);
  const plain = questions.filter(({ part }) => part === undefined);
  const drawn = new Map();
  const place = (question) => {
    if (!form.isAsked(question)) return drawn.get(question.id)?.remove();
    if (drawn.get(question.id)?.isConnected) return;
    const element = drawQuestion(question, form);
    drawn.set(question.id, element);
    const before = plain.slice(0, plain.indexOf(question)).findLast(({ id }) => drawn.get(id)?.parentNode === body);
    if (before) drawn.get(before.id).after(element);
    else body.prepend(element);
  };
  for (const question of plain) {
    if (!form.isAsked(question)) continue;
    const element = drawQuestion(question, form);
    drawn.set(question.id, element);
    body.append(element);
  }
  const dependents = plain.filter(({ after }) => after);
  if (dependents.length > 0)
    form.onUpdate.push((id) => {
      for (const question of dependents) if (question.after.id === id && body.isConnected) place(question);
    });
  for (const [part, inPart] of Map.groupBy(
    questions.filter(({ part: of }) => of !== undefined),
    ({ part: of }) => of,
  ))
    if (!part.startsWith('jobs.')) body.append(otherPerson(part, inPart, form));
  if (section === 'career' && form.choice.repeat !== 'none') body.append(jobs(form));
}

/** Somebody else’s fields, told apart by a heading, a legend, or a bold line. */
function otherPerson(part, questions, form) {
  const drawn = questions.map((question) => drawQuestion(question, form));
  const { others } = form.choice;
  if (others === 'reference') return h('div', {}, h('h3', {}, part), drawn);
  if (others === 'emergency') return h('fieldset', {}, h('legend', {}, part), drawn);
  return h('div', { class: 'card' }, h('p', {}, h('b', {}, part)), drawn);
}

/** A card for each employer: two that are there, or as many as are added. */
function jobs(form) {
  const box = h('div', {});
  const isAdded = form.choice.repeat === 'added';
  if (!isAdded) form.rows = 2;
  const card = (index) => {
    const known = form.questions.filter(({ part }) => part === `jobs.${index}`);
    const like = form.questions.filter(({ part }) => part === 'jobs.0');
    const questions =
      known.length > 0 ? known : like.map((one) => ({ ...one, id: one.id.replace('.0.', `.${index}.`) }));
    return h(
      'div',
      { class: 'card' },
      h('h3', {}, `${form.texts.employer} ${index + 1}`),
      questions.map((question) => drawQuestion(question, form)),
    );
  };
  for (let index = 0; index < form.rows; index += 1) box.append(card(index));
  if (!isAdded) return box;
  const add = h('button', { type: 'button' }, form.texts.addJob);
  add.addEventListener('click', () => {
    add.before(card(form.rows));
    form.rows += 1;
  });
  form.part('jobs', { add });
  box.append(add);
  return box;
}

/** What is in a section is built when its heading is pressed; the first one is open. */
function accordion(section, form, heading, body) {
  const first = form.pages[form.page][0];
  const isOpen = () => form.opened.has(section) || section === first;
  const id = `panel-${section}-${form.drawing}`;
  const panel = h('div', { id, class: 'panel' });
  const button = h('button', { type: 'button', 'aria-expanded': String(isOpen()), 'aria-controls': id }, heading);
  if (isOpen()) panel.append(body);
  button.addEventListener('click', () => {
    const opens = button.getAttribute('aria-expanded') === 'false';
    button.setAttribute('aria-expanded', String(opens));
    if (opens) form.opened.add(section);
    else form.opened.delete(section);
    if (opens && panel.childElementCount === 0) panel.append(body);
    panel.hidden = !opens;
  });
  form.part('section', { [section]: button });
  return h('section', { class: 'section' }, h('h2', {}, button), panel);
}

import { h } from './element.js';
import { drawQuestion } from './question.js';
import { savePage, sendApplication } from './saving.js';
import { drawSection } from './sections.js';

/** Draws the page that is shown now, from what is kept, with new nodes. */
export function drawPage(form, root) {
  const focused = focusedIn(form);
  form.state.all();
  form.state.forgetReaders();
  form.drawing += 1;
  form.locks = new Map();
  form.onUpdate = [];
  form.openList?.close();
  const isSingle = form.choice.order === 'one-at-a-time';
  const body = isSingle ? single(form, root) : whole(form, root);
  root.replaceChildren(...body);
  form.update();
  if (focused !== null) refocus(form, focused);
}

/** The question that has the focus, to give it back. */
function focusedIn(form) {
  for (let at = document.activeElement; at; at = at.parentElement ?? at.getRootNode().host) {
    const id = form.owners.get(at);
    if (id !== undefined) return id;
  }
  return null;
}

function refocus(form, id) {
  const box = form.boxes.get(id)?.control ?? form.partOf(id, 'trigger');
  if (box?.isConnected) box.focus();
}

export const isLastPage = (form) => form.page === form.pages.length - 1;

function whole(form, root) {
  const { texts, choice, shape, pages, page } = form;
  const isLast = isLastPage(form);
  const sections = pages[page];
  const isReview = sections.length === 0;
  const head = [
    shape.showsSteps && pages.length > 1 ? h('p', { class: 'steps' }, texts.steps[page]) : null,
    choice.confusion === 'instructions' && page === 0 ? h('p', { class: 'small' }, texts.assistants) : null,
    isReview ? review(form) : null,
  ];
  const said = isLast && choice.sending === 'second-name' ? h('small', { id: 'says-what' }, texts.sendsNow) : null;
  const go = h(
    'button',
    { type: isPosted(form) ? 'submit' : 'button', id: 'go', class: 'go' },
    isLast ? sendText(form) : nextText(form),
  );
  if (said) {
    go.setAttribute('aria-describedby', 'says-what');
    go.title = texts.sendsNow;
  }
  const message = h('p', { class: 'error', id: 'message', role: 'alert' });
  const back =
    page > 0 && choice.pages !== 'documents'
      ? h('button', { type: 'button', onclick: () => turn(form, page - 1) }, texts.back)
      : null;
  const content = [
    ...head.filter(Boolean),
    ...sections.map((section) => drawSection(section, form)),
    message,
    h('div', { class: 'nav' }, back, go, said),
  ];
  form.part('page', { go });
  if (isPosted(form)) return [posted(form, content)];
  go.addEventListener('click', () => press(form));
  root.onkeydown = choice.sending === 'enter' ? (event) => sendByEnter(form, event) : null;
  return content;
}

/** Whether the page is a form that its browser sends. */
function isPosted({ choice, page, pages }) {
  const isLast = page === pages.length - 1;
  return isLast ? choice.sending === 'native' || choice.sending === 'address' : choice.pages === 'documents';
}

function sendText({ texts, choice }) {
  if (choice.sending === 'last-step' || choice.sending === 'second-name') return nextText({ texts, choice });
  return choice.sending === 'address' || choice.sending === 'nothing-left' ? texts.continue : texts.send;
}

function nextText({ texts, choice }) {
  if (choice.pages === 'arrow') return '→';
  return choice.pages === 'save' || choice.pages === 'documents' ? texts.saveAndContinue : texts.next;
}

/** What is required and missing on this page is told; true where nothing is. */
function isWhole(form) {
  const shown = form.questions.filter(({ section }) => form.pages[form.page].includes(section));
  const missing = shown.filter(
    (question) => question.isRequired && form.isAsked(question) && !form.isAnswered(question),
  );
  for (const { id } of missing) form.tells.get(id)?.(form.texts.required);
  document.getElementById('message').textContent = missing.length > 0 ? form.texts.required : '';
  return missing.length === 0;
}

/** The one button of the page. */
async function press(form) {
  const isLast = isLastPage(form);
  if (isLast) form.attempts += 1;
  if (!isWhole(form)) return;
  if (isLast) return sendApplication(form);
  if (form.choice.pages === 'save' && !(await savePage(form))) {
    document.getElementById('message').textContent = form.texts.notSaved;
    return;
  }
  turn(form, form.page + 1);
}

function turn(form, to) {
  form.state.all();
  form.page = to;
  form.draw();
  window.scrollTo(0, 0);
}

/** Enter in a box that takes one line sends, or goes on. */
function sendByEnter(form, event) {
  const target = event.composedPath()[0];
  // Of a closed root only its host is told.
  const kind = form.questionsById.get(form.owners.get(target))?.kind;
  const isLine = target.tagName === 'INPUT' || (kind !== undefined && kind !== 'prose');
  if (event.key !== 'Enter' || event.isComposing || form.openList || !isLine) return;
  void press(form);
}

/** What is kept goes along with what the browser sends. */
function posted(form, content) {
  const isLast = isLastPage(form);
  const base = `/apply/${form.shape.application}`;
  const ownAddress = form.shape.hasOwnAddress ? `${base}/submit` : base;
  const action = isLast ? ownAddress : `${base}/step/${form.page + 1}`;
  const element = h('form', { action, method: 'post', enctype: 'multipart/form-data', novalidate: true }, content);
  element.addEventListener('submit', (event) => {
    if (isLast) form.attempts += 1;
    if (!isWhole(form)) event.preventDefault();
  });
  element.addEventListener('formdata', ({ formData }) => {
    formData.append('view-state', JSON.stringify(form.state.all()));
    if (isLast && !form.shape.hasOwnAddress) formData.append('action', 'submit');
  });
  return element;
}

/** The answers once more, to be looked over. */
function review(form) {
  const said = form.questions.filter(({ id, kind }) => kind !== 'trap' && form.state.value(id) !== '');
  const rows = said.map(({ id, label }) => [h('dt', {}, label), h('dd', {}, String(form.state.value(id)))]);
  return h(
    'section',
    {},
    h('h2', {}, form.texts.sections.review),
    h('p', {}, form.texts.allAnswered),
    h('dl', {}, rows),
  );
}

/** One question, and a button that goes on to the next. */
function single(form, root) {
  const { texts, choice } = form;
  root.onkeydown = null;
  const asked = form.questions.filter((question) => form.isAsked(question) && question.kind !== 'trap');
  const traps = form.questions.filter(({ kind }) => kind === 'trap').map((question) => drawQuestion(question, form));
  const message = h('p', { class: 'error', id: 'message', role: 'alert' });
  const instructions = choice.confusion === 'instructions' ? h('p', { class: 'small' }, texts.assistants) : null;
  const question = asked[form.shownAt];
  const go = (to) => {
    form.state.all();
    form.shownAt = to;
    form.draw();
  };
  const back =
    form.shownAt > 0 ? h('button', { type: 'button', onclick: () => go(form.shownAt - 1) }, texts.back) : null;
  if (!question) {
    const said = choice.sending === 'second-name' ? h('small', { id: 'says-what' }, texts.sendsNow) : null;
    const send = h(
      'button',
      { type: 'button', class: 'go', 'aria-describedby': said && 'says-what' },
      said ? texts.next : texts.send,
    );
    send.addEventListener('click', () => press(form));
    form.part('page', { go: send });
    return [h('p', {}, texts.allAnswered), ...traps, message, h('div', { class: 'nav' }, back, send, said)];
  }
  const ok = h('button', { type: 'button', class: 'go' }, texts.ok);
  ok.addEventListener('click', () => {
    const isMissing = question.isRequired && !form.isAnswered(question);
    message.textContent = isMissing ? texts.required : '';
    if (!isMissing) go(form.shownAt + 1);
  });
  form.part('page', { ok });
  const heading = h(
    'p',
    { class: 'small' },
    [texts.sections[question.section], question.part].filter(Boolean).join(' · '),
  );
  return [
    instructions,
    heading,
    drawQuestion(question, form),
    ...traps,
    message,
    h('div', { class: 'nav' }, back, ok),
  ].filter(Boolean);
}

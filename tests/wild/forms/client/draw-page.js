import { h } from './element.js';
import { isLastPage, posted, press, sendByEnter, turn } from './go-on.js';
import { drawSection } from './sections.js';
import { singleQuestion } from './single-question.js';

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
  const body = isSingle ? singleQuestion(form, root) : whole(form, root);
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

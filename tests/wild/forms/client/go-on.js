import { h } from './element.js';
import { savePage, sendApplication } from './saving.js';

export const isLastPage = (form) => form.page === form.pages.length - 1;

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
export async function press(form) {
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

export function turn(form, to) {
  form.state.all();
  form.page = to;
  form.draw();
  window.scrollTo(0, 0);
}

/** Enter in a box that takes one line sends, or goes on. */
export function sendByEnter(form, event) {
  const target = event.composedPath()[0];
  // Of a closed root only its host is told.
  const kind = form.questionsById.get(form.owners.get(target))?.kind;
  const isLine = target.tagName === 'INPUT' || (kind !== undefined && kind !== 'prose');
  if (event.key !== 'Enter' || event.isComposing || form.openList || !isLine) return;
  void press(form);
}

/** What is kept goes along with what the browser sends. */
export function posted(form, content) {
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

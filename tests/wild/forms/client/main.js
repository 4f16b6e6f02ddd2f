import { drawPage } from './draw-page.js';
import { createForm } from './form.js';
import { isLastPage } from './go-on.js';
import { saveWhileFilling } from './saving.js';

const page = /\/step\/(\d+)$/.exec(window.location.pathname)?.[1] ?? '1';
const definition = await (await fetch(`/form.json?page=${page}`)).json();
const root = document.getElementById('app');
const form = createForm(definition);
form.css = document.querySelector('style').textContent;

/** Opens what has become possible, and closes what is not any more. */
form.update = () => {
  const shown = form.questions.filter(({ section }) => form.pages[form.page].includes(section));
  const isOpen = (question) => question.isRequired && form.isAsked(question) && !form.isAnswered(question);
  if (form.choice.order === 'unlock') {
    let isLocked = false;
    for (const section of form.pages[form.page]) {
      form.locks.get(section)?.toggleAttribute('disabled', isLocked);
      isLocked ||= shown.some((question) => question.section === section && isOpen(question));
    }
  }
  const go = form.partOf('page', 'go');
  if (form.choice.pages === 'complete' && go?.isConnected && !isLastPage(form))
    go.toggleAttribute('disabled', shown.some(isOpen));
};
form.draw = () => drawPage(form, root);
form.state.onKeep((id) => {
  for (const listen of form.onUpdate) listen(id);
  form.update();
});
saveWhileFilling(form);
form.draw();
if (form.choice.keeping === 'form') root.addEventListener('input', () => form.update());

/** Steps into shadow roots, closed ones too. */
function find(selector) {
  let at = document;
  for (const part of selector.split(' >>> ')) {
    const found = (at instanceof Element ? (form.roots.get(at) ?? at.shadowRoot) : at)?.querySelector(part);
    if (!found) return null;
    at = found;
  }
  return at;
}

function ownerOf(element) {
  for (let at = element; at; at = at.parentElement ?? at.getRootNode().host) {
    const id = form.owners.get(at);
    if (id !== undefined) return id;
  }
  return null;
}

/** What those who judge the page ask it, beside what it shows. */
window.application = {
  state: () => form.state.all(),
  writes: () => form.state.writes(),
  rows: () => form.rows,
  attempts: () => form.attempts,
  where: () => ({ page: form.page, pages: form.pages.length, shownAt: form.shownAt, sections: form.pages[form.page] }),
  questionsOf: (selectors) =>
    selectors.map((selector) => {
      try {
        return ownerOf(find(selector));
      } catch {
        return null;
      }
    }),
  isAsked: (id) => form.isAsked(form.questionsById.get(id)),
  part: (id, name) => form.partOf(id, name),
  parts: (id) => form.partsOf(id),
};

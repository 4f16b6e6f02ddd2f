import { h } from './element.js';
import { withLabel } from './labels.js';
import { addNear } from './near.js';
import { amountOf } from './widgets/amounts.js';
import { dateOf } from './widgets/dates.js';
import { fileOf } from './widgets/files.js';
import { frameOf, tickOf, trapOf } from './widgets/guards.js';
import { listOf, yesNoOf } from './widgets/lists.js';
import { phoneOf } from './widgets/phones.js';
import { ratingOf } from './widgets/ratings.js';
import { severalOf } from './widgets/several.js';
import { proseOf, textOf } from './widgets/texts.js';

const widgets = {
  text: textOf,
  prose: proseOf,
  list: listOf,
  'yes-no': yesNoOf,
  several: severalOf,
  date: dateOf,
  phone: phoneOf,
  amount: amountOf,
  rating: ratingOf,
  file: fileOf,
};

/** A question as it stands on the page, new at every call. */
export function drawQuestion(question, form) {
  if (question.kind === 'trap') return own(question, form, trapOf(question, form));
  if (question.kind === 'tick') return own(question, form, tickOf(question, form));
  if (question.kind === 'frame') return own(question, form, frameOf(question, form));
  const widget = widgets[question.kind](question, form);
  if (question.isRequired && widget.main.matches('input, textarea, select'))
    widget.main.setAttribute('aria-required', 'true');
  const labelled = withLabel(question, form, widget);
  if (question.picture) labelled.prepend(h('img', { src: question.picture, alt: '' }));
  const tell = addNear(question, form, widget, labelled);
  form.tells.set(question.id, tell);
  return own(question, form, labelled);
}

function own(question, form, element) {
  const host = boxed(element, form);
  form.owners.set(host, question.id);
  form.hosts.set(question.id, host);
  return host;
}

function boxed(element, form) {
  const { boxes } = form.choice;
  if (boxes === 'plain') return h('div', { class: 'question' }, element);
  const host = h('app-question', { class: 'question' });
  const root = host.attachShadow({ mode: boxes === 'open-root' ? 'open' : 'closed' });
  root.append(h('style', {}, form.css), element);
  form.roots.set(host, root);
  return host;
}

import { h } from './element.js';
import { press } from './go-on.js';
import { drawQuestion } from './question.js';

/** One question, and a button that goes on to the next. */
export function singleQuestion(form, root) {
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

import { h } from './element.js';

/** What else stands beside a question, as the form has it; answers with what is to be called when the question was left. */
export function addNear(question, form, { main, element }, labelled) {
  const { choice, texts, state } = form;
  const isText = main.matches('input, textarea');
  if (question.format && (isText ? choice.labels === 'placeholder' : true))
    labelled.append(h('small', {}, question.format));
  if (choice.near === 'help' && question.help) {
    const id = form.newId(question, 'help');
    main.setAttribute('aria-describedby', id);
    labelled.append(h('small', { id }, question.help));
  }
  if (choice.near === 'counter' && isText && ['text', 'prose'].includes(question.kind)) {
    const most = question.kind === 'prose' ? 500 : 100;
    main.maxLength = most;
    const left = h('small', {}, texts.left.replace('{}', most));
    main.addEventListener('input', () => {
      left.textContent = texts.left.replace('{}', String(most - main.value.length));
    });
    labelled.append(left);
  }
  const error = h('div', { class: 'error', role: choice.near === 'errors' ? 'alert' : null });
  error.hidden = true;
  if (choice.near === 'errors' && element.parentElement) element.before(error);
  else labelled.append(error);
  const tell = (text) => {
    error.textContent = text;
    error.hidden = text === '';
    if (text) main.setAttribute('aria-invalid', 'true');
    else main.removeAttribute('aria-invalid');
  };
  if (choice.near === 'errors') {
    main.addEventListener('focusout', () =>
      setTimeout(() => tell(question.isRequired && !form.isAnswered(question) ? texts.required : ''), 50),
    );
    state.onKeep((id) => id === question.id && form.isAnswered(question) && tell(''));
  }
  return tell;
}

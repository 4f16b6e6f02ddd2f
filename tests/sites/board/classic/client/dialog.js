/** Opens a dialog from its template; answers its form. */
export function openDialog(template) {
  const veil = template.content.firstElementChild.cloneNode(true);
  const close = () => veil.remove();
  veil.querySelector('.j_dismiss').addEventListener('click', close);
  veil.addEventListener('keydown', (event) => event.key === 'Escape' && close());
  document.body.append(veil);
  veil.querySelector('input, button').focus();
  return { form: veil.querySelector('form'), close };
}

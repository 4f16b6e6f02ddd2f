/** A form's own controls, which a control named `elements` would otherwise stand for. */
export function controlsOf(form: HTMLFormElement): Element[] {
  const own: unknown = Reflect.get(HTMLFormElement.prototype, 'elements', form);
  return own instanceof HTMLFormControlsCollection ? [...own] : [];
}

/** Whether the form only asks for another page, by its own attribute: a control named `method` would otherwise stand for it. */
export function isGetForm(form: HTMLFormElement): boolean {
  return (form.getAttribute('method') ?? 'get').toLowerCase() !== 'post' && form.getAttribute('method') !== 'dialog';
}

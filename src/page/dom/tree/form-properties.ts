import { attributeOf } from './unshadowed';

/** A form's own controls, which a control named `elements` would otherwise stand for. */
export function controlsOf(form: HTMLFormElement): Element[] {
  const own: unknown = Reflect.get(HTMLFormElement.prototype, 'elements', form);
  return own instanceof HTMLFormControlsCollection ? [...own] : [];
}

/** What a `method` or `formmethod` means (WHATWG): anything unknown is `get`. */
export function formMethod(written: string | null): 'get' | 'post' | 'dialog' {
  const method = written?.toLowerCase();
  return method === 'post' || method === 'dialog' ? method : 'get';
}

/** Whether the form only asks for another page, by its own attribute: a control named `method` would otherwise stand for it. */
export function isGetForm(form: HTMLFormElement): boolean {
  return formMethod(attributeOf(form, 'method')) === 'get';
}

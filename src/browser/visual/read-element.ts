import type { InspectedElement } from '@/domain/page/inspected-element';

/**
 * Describes an element from its document. Sent to the frame as source and run in an isolated world, so that pages cannot interfere: it may
 * use nothing from outside.
 */
export function inspectElement(node: Node): InspectedElement {
  const under = node instanceof Element ? node : node.parentElement;
  const label = closest('label');
  const labelled = label instanceof HTMLLabelElement ? label.control : null;
  const element = labelled ?? closest('input,textarea,select,button,a[href],canvas,[contenteditable]') ?? under;
  const way = closest('a[href],area[href]')?.getAttribute('href') ?? '#';
  const isTextInput =
    element instanceof HTMLInputElement &&
    !/^(?:checkbox|radio|button|submit|reset|image|file|hidden|range|color)$/.test(element.type);
  const isRich = element instanceof HTMLElement && element.isContentEditable;
  const isMultiline = element instanceof HTMLTextAreaElement || isRich;
  const drawn = closest('canvas') ?? bareBox();
  const shown = under?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  return {
    tag: (drawn ?? element)?.localName ?? '',
    type: element instanceof HTMLInputElement || element instanceof HTMLButtonElement ? element.type : '',
    autocomplete: element?.getAttribute('autocomplete') ?? '',
    name: element?.getAttribute('name') ?? '',
    id: (drawn ?? element)?.id ?? '',
    isEditable: (isTextInput || isMultiline) && !element?.matches(':disabled,[readonly]'),
    isMultiline,
    isDrawn: drawn !== null,
    isFocusable:
      drawn instanceof HTMLElement ? drawn.tabIndex >= 0 : element instanceof HTMLElement && element.tabIndex >= 0,
    isEmpty: textIn(element) === '',
    isSubmit: isSubmit(element),
    isWayOut: isWayOut(way),
    text: shown.length <= 80 ? shown : '',
  };

  function closest(selector: string): Element | null {
    for (let at = under; at; at = outerOf(at)) if (at.matches(selector)) return at;
    return null;
  }

  function outerOf(inner: Element): Element | null {
    const root = inner.getRootNode();
    return inner.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  }

  /** A focusable box without any semantics. */
  function bareBox(): Element | null {
    const box = closest('[tabindex]');
    const isBare = box !== null && !box.matches('[role],input,textarea,select,button,a,[contenteditable]');
    return isBare && box.querySelector('input,textarea,select,button,a[href]') === null ? box : null;
  }

  /** A script may navigate anywhere, unless it is a no-op. */
  function isWayOut(address: string): boolean {
    const script = address.replace(/[\s;]/g, '').toLowerCase();
    return !address.startsWith('#') && !/^javascript:(?:void(?:0|\(0?\)))?$/.test(script);
  }

  function isSubmit(control: Element | null): boolean {
    if (control instanceof HTMLButtonElement) return control.type === 'submit' && control.form !== null;
    return control instanceof HTMLInputElement && /^(?:submit|image)$/.test(control.type);
  }

  function textIn(control: Element | null): string {
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) return control.value;
    return control instanceof HTMLElement && control.isContentEditable ? (control.textContent ?? '').trim() : '';
  }
}

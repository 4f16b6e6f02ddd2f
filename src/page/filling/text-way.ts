import { committedValue } from '../forms/committed-value';
import { findTarget } from '../refs/find-target';
import { type Filling, type FillingWay, gone, refused } from './filling-way';
import { holdsText } from './holds-text';
import { insertText, isTextControl, setText } from './set-text';

/** A field that is typed into. */
export function textWay({ controls, value }: Filling, selector = controls.selector): FillingWay {
  const text = textOf(value.value);
  const control = () => findTarget({ selector });
  const committed = () => {
    const element = control();
    return element ? committedValue(element, new Map()) : '';
  };
  return {
    committed,
    holds: () => holdsText(committed(), text, controls.kind),
    put(attempt) {
      const element = control();
      if (!element) return gone;
      // A text that is cut short says something else: it is never put in.
      if (!isTextControl(element) || element.readOnly || (controls.limit !== null && text.length > controls.limit))
        return refused;
      if (attempt === 0) setText(element, text);
      else insertText(element, text);
      return null;
    },
  };
}

function textOf(value: Filling['value']['value']): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' ? value : value.join(', ');
}

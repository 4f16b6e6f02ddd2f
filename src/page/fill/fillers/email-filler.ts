import type { FieldPart } from '@/domain/form/form-field';
import { combineFillers, type FieldFill, type Filler } from './filler';
import { selectFiller } from './select-filler';
import { textFiller } from './text-filler';

/** An address of which the domain is asked for in a box or list of its own. */
export function emailFiller(filling: FieldFill, address: string, domain: FieldPart): Filler {
  const [local = '', ...rest] = address.split('@');
  const text = rest.join('@');
  const { selector, kind, limit } = filling.controls;
  const first = textFiller({ selector, kind, limit, text: local, watch: filling.watch });
  const second =
    domain.kind === 'select'
      ? selectFiller({ ...filling, value: { key: null, value: text } }, domain.selector)
      : textFiller({ selector: domain.selector, kind, limit: null, text, watch: filling.watch });
  return {
    // What is chosen is looked for first: without its domain nothing of an address is entered.
    ...combineFillers(domain.kind === 'select' ? [second, first] : [first, second]),
    committed: () => [first, second].map((way) => way.committed()).join('@'),
  };
}

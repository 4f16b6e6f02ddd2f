import type { FieldKind } from '@/domain/form-field';
import { closestMatching, flatParent } from '../walker/flat-tree';
import type { Control } from './collect-controls';

/** The controls that answer one question together. */
export interface ControlGroup {
  kind: FieldKind;
  elements: [Element, ...Element[]];
}

/** Radios, buttons and ticks that belong together as one group; every other control alone. In the order of the page. */
export function groupControls(controls: readonly Control[]): ControlGroup[] {
  const groups = new Map<Node, Map<string, ControlGroup>>();
  const inOrder: ControlGroup[] = [];
  for (const { element, kind } of controls) {
    const { part, name } = placeOf(element, kind);
    const inPart = groups.get(part) ?? new Map<string, ControlGroup>();
    groups.set(part, inPart);
    const known = inPart.get(`${kind} ${name}`);
    if (known) {
      known.elements.push(element);
      continue;
    }
    const group: ControlGroup = { kind, elements: [element] };
    inPart.set(`${kind} ${name}`, group);
    inOrder.push(group);
  }
  return inOrder.flatMap((group) => asField(group) ?? []);
}

/** One press button alone is a switch of the page (bold, follow), no choice; several ticks are one question. */
function asField(group: ControlGroup): ControlGroup | null {
  const [first, ...others] = group.elements;
  if (group.kind === 'tick') return others.length > 0 ? { ...group, kind: 'choices' } : group;
  if (group.kind !== 'choice' || others.length > 0 || first instanceof HTMLInputElement) return group;
  return null;
}

/** What controls of one group have in common: a part of the page, and a name within it. */
interface Place {
  part: Node;
  name: string;
}

function placeOf(element: Element, kind: FieldKind): Place {
  if (kind === 'choice') return choicePlace(element);
  return (kind === 'tick' ? tickPlace(element) : null) ?? { part: element, name: '' };
}

function choicePlace(element: Element): Place {
  if (element instanceof HTMLInputElement && element.name) {
    return { part: element.form ?? element.getRootNode(), name: element.name };
  }
  const around = closestMatching(element, '[role=radiogroup],fieldset,[role=group]') ?? flatParent(element);
  return { part: around ?? element, name: '' };
}

/** `skills[]`, `input_4.1`, `skill-2`: what tells ticks of one question apart is the number at the end. */
const numberAtEnd = /(?:[._-]?\d+|\[\w*\])$/;

function tickPlace(element: Element): Place | null {
  const part = closestMatching(element, 'fieldset,[role=group]');
  const name = element instanceof HTMLInputElement ? element.name : '';
  if (name !== '') {
    const isShared = document.querySelectorAll(`input[type=checkbox][name="${CSS.escape(name)}"]`).length > 1;
    const stem = isShared || part === null ? name : name.replace(numberAtEnd, '');
    return { part: part ?? element.getRootNode(), name: stem };
  }
  const isOfGroup = part !== null && element.matches('[role=checkbox]') && part.matches('[role=group]');
  return isOfGroup ? { part, name: '' } : null;
}

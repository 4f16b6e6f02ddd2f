import { tickWay } from './checkbox-filler';
import { choiceWay } from './choice-filler';
import { dateWay, isInDateParts } from './date-filler';
import { type Filling, type FillingWay, togetherWay } from './filler';
import { listWay } from './list-filler';
import { phoneWay } from './phone-filler';
import { richTextWay } from './rich-text-filler';
import { selectWay } from './select-filler';
import { tagsWay } from './tags-filler';
import { textOf, textWay } from './text-filler';

/** How a field is filled; null for what is filled differently, such as files. */
export function wayOf(filling: Filling): FillingWay | null {
  const { kind, selector, parts } = filling.controls;
  if (isNoText(filling)) return null;
  const inParts = isInDateParts(filling.controls) ? dateWay(filling) : null;
  if (inParts) return inParts;
  switch (kind) {
    case 'select':
      return selectWay(filling, selector);
    case 'combobox':
      return listWay(filling, selector);
    case 'choice':
    case 'choices':
      return choiceWay(filling);
    case 'tick':
      return tickWay(filling);
    case 'rich-text':
      return richTextWay({ ...filling.controls, watch: filling.watch, text: textOf(filling.value.value) });
    case 'file':
      return null;
    default:
      return parts.some(({ part }) => part === 'confirmation') ? twiceWay(filling) : typedWay(filling);
  }
}

const typed: ReadonlySet<Filling['controls']['kind']> = new Set(['text', 'multiline', 'rich-text']);

/** "Prefer not to say" is an option of lists, never a text. */
function isNoText({ controls: { kind }, value: { key, value } }: Filling): boolean {
  return typed.has(kind) && value === declined && key?.startsWith('eeo.') === true;
}

/** The profile's value for a declined answer (domain/profile.ts, whose schemas pages do not load). */
const declined = 'decline';

function typedWay(filling: Filling): FillingWay {
  const { controls, value, phone } = filling;
  if (controls.kind === 'text' && Array.isArray(value.value)) return tagsWay(filling, value.value);
  const isDate = controls.kind === 'date' || controls.format !== null;
  const asDate = isDate ? dateWay(filling) : null;
  if (asDate) return asDate;
  return phone ? phoneWay(filling, phone) : textWay({ ...controls, watch: filling.watch, text: textOf(value.value) });
}

/** A value to be typed again for confirmation. */
function twiceWay(filling: Filling): FillingWay {
  const again = filling.controls.parts.filter(({ part }) => part === 'confirmation');
  const all = [{ selector: filling.controls.selector }, ...again];
  return togetherWay(
    all.map(({ selector }) => typedWay({ ...filling, controls: { ...filling.controls, selector, parts: [] } })),
  );
}

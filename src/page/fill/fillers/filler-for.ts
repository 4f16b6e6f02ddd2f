import { findTarget } from '@/page/dom/refs/find-target';
import { addsToList, isChoiceOnly } from '@/page/form/choice-only-boxes';
import { dateSectionsOf } from '@/page/form/date-sections';
import { isTypedBesideCalendar, opensCalendar } from '@/page/form/opens-calendar';
import { calendarFirst, saysForm } from './calendar-first';
import { charactersFiller, hasCharacters } from './characters-filler';
import { checkboxFiller } from './checkbox-filler';
import { choiceFiller } from './choice-filler';
import { choiceOnlyFiller, tagsOrChoices } from './choice-only-filler';
import { dateFiller, hasDateParts } from './date-filler';
import { dateSectionsFiller } from './date-sections-filler';
import { emailFiller } from './email-filler';
import { combineFillers, type FieldFill, type Filler } from './filler';
import { leaveNoCalendar } from './leave-no-calendar';
import { listFiller } from './list-filler';
import { mayTakeOwnWords, ownWordsFiller } from './own-words-filler';
import { phoneFiller } from './phone-filler';
import { richTextFiller } from './rich-text-filler';
import { selectFiller } from './select-filler';
import { sliderFiller } from './slider-filler';
import { tagsFiller } from './tags-filler';
import { textFiller, typedText } from './text-filler';

/** How a field is filled; null for what is filled differently, such as files. */
export function fillerFor(filling: FieldFill): Filler | null {
  const { kind, selector, parts } = filling.controls;
  if (isNoText(filling)) return null;
  if (hasCharacters(filling.controls)) return charactersFiller(filling);
  const element = findTarget({ selector });
  // "Choose a month" over a calendar asks for the month of a date, and not for a number.
  const isWhole = element !== null && opensCalendar(element);
  const inParts = hasDateParts(filling.controls) && !isWhole ? dateFiller(filling) : null;
  if (inParts) return inParts;
  if (element && dateSectionsOf(element).length > 0) return dateSectionsFiller(filling);
  if (element?.matches('[role=slider]')) return sliderFiller(filling);
  if (element?.matches('select')) return selectFiller(filling, selector);
  switch (kind) {
    case 'select':
      return selectFiller(filling, selector);
    case 'combobox':
      return calendarFirst(filling, isTypedDate(filling, element) ? typedWay(filling) : listWay(filling, element));
    case 'choice':
    case 'choices':
      return choiceFiller(filling);
    case 'tick':
      return checkboxFiller(filling);
    case 'rich-text':
      return richTextFiller({ ...filling.controls, watch: filling.watch, text: typedText(filling.value.value) });
    case 'file':
      return null;
    default:
      return parts.some(({ part }) => part === 'confirmation')
        ? twiceWay(filling)
        : calendarFirst(filling, typedWay(filling));
  }
}

const typed: ReadonlySet<FieldFill['controls']['kind']> = new Set(['text', 'multiline', 'rich-text']);

/** "Prefer not to say" is an option of lists, never a text. */
function isNoText({ controls: { kind }, value: { key, value } }: FieldFill): boolean {
  return typed.has(kind) && value === declined && key?.startsWith('eeo.') === true;
}

/** The profile's value for a declined answer (domain/form/profile.ts, whose schemas pages do not load). */
const declined = 'decline';

function typedWay(filling: FieldFill): Filler {
  const { controls, value, phone } = filling;
  const domain = controls.parts.find(({ part }) => part === 'email-domain');
  if (domain) return emailFiller(filling, typedText(value.value), domain);
  if (controls.kind === 'text' && Array.isArray(value.value))
    return tagsOrChoices(filling, tagsFiller(filling, value.value));
  const isDate = controls.kind === 'date' || controls.format !== null || isDay(value.value);
  const asDate = isDate ? dateFiller(filling) : null;
  if (asDate) return asDate;
  if (phone) return phoneFiller(filling, phone);
  const text = typedText(value.value);
  const way = textFiller({ ...controls, watch: filling.watch, text });
  return isWrittenDate(text) ? leaveNoCalendar(way, controls.selector) : way;
}

/** "06/2012", "1.2.2027" */
const isWrittenDate = (text: string): boolean => /^\d{1,4}(?:[./-] ?\d{1,4}){1,2}\.?$/.test(text);

function listWay(filling: FieldFill, element: Element | null): Filler {
  const isOnlyChosen = element instanceof HTMLInputElement && isChoiceOnly(element) && !addsToList(element);
  const { selector } = filling.controls;
  if (mayTakeOwnWords(filling, element)) return ownWordsFiller(filling, typedWay(filling));
  return isOnlyChosen ? choiceOnlyFiller(filling, typedWay(filling)) : listFiller(filling, selector);
}

function isTypedDate({ value: { value }, controls: { format } }: FieldFill, box: Element | null): boolean {
  if (box === null || !/^\d{4}-\d\d/.test(String(value))) return false;
  return isTypedBesideCalendar(box) || (saysForm(format) && box.matches(typedInto));
}

/** Of a box that says in which form it takes a date, "combobox" says that it has a calendar, unless it names another list. */
const typedInto = 'input:not([readonly],[aria-haspopup=listbox],[aria-autocomplete=list],[aria-autocomplete=both])';

const isDay = (value: FieldFill['value']['value']): boolean => /^\d{4}-\d\d-\d\d$/.test(String(value));

/** A value to be typed again for confirmation. */
function twiceWay(filling: FieldFill): Filler {
  const again = filling.controls.parts.filter(({ part }) => part === 'confirmation');
  const all = [{ selector: filling.controls.selector }, ...again];
  return combineFillers(
    all.map(({ selector }) => typedWay({ ...filling, controls: { ...filling.controls, selector, parts: [] } })),
  );
}

import { fold } from '@/language/fold/fold';
import { pressedControl } from '@/page/dom/controls/pressed-control';
import { findTarget } from '@/page/dom/refs/find-target';
import { dispatchChangeEvents } from '@/page/dom/tree/dispatch-change-events';
import type { OptionChoice, OptionRequest } from '@/page-api/press-requests';
import { judgePress } from '@/safety/press/judge-press';
import { allowedHere } from './allowed-here';
import { readControlFacts } from './read-control-facts';
import { selectWords } from './select-words';

/**
 * Chooses a select's option by its label and fires the events a user's choice would, or marks words of a text. The option is the only thing
 * page code ever changes directly: the browser draws a select's list where no trusted press can reach it.
 */
export function chooseNativeOption({ target, option, purpose, context: given }: OptionRequest): OptionChoice {
  const found = findTarget(target);
  if (!found) return { outcome: 'gone', options: [] };
  const context = { ...given, allowed: allowedHere(given.allowed, found) };
  // A cell that has become a list of options.
  const [only, ...others] = found.querySelectorAll('select');
  const select = only && others.length === 0 ? only : found;
  if (select instanceof HTMLInputElement && select.type === 'color')
    return setColour(select, option, { purpose, context });
  if (!(select instanceof HTMLSelectElement)) {
    const isMarked = purpose === 'goal' && option !== '' && selectWords(select, option);
    return { outcome: isMarked ? 'chosen' : 'no-select', options: [] };
  }
  const options = Array.from(select.options).filter(isOffered);
  const labels = options.map(({ label }) => label.trim());
  const chosen = optionNamed(options, option);
  if (!chosen || select.disabled) return { outcome: 'no-such-option', options: labels };
  const facts = readControlFacts(pressedControl(select, select), select);
  const asOption = { ...facts, role: 'option', names: [chosen.label.trim()], choices: options.length };
  const code = judgePress(purpose, facts, context) ?? judgePress(purpose, asOption, context);
  if (code !== null) return { outcome: 'refused', code };
  if (select.multiple) chosen.selected = true;
  else select.selectedIndex = chosen.index;
  dispatchChangeEvents(select);
  return { outcome: 'chosen', options: Array.from(select.selectedOptions, ({ label }) => label.trim()) };
}

/** The browser draws its picker too where no press can reach it. */
function setColour(
  field: HTMLInputElement,
  colour: string,
  { purpose, context }: Pick<OptionRequest, 'purpose' | 'context'>,
): OptionChoice {
  if (!/^#[\da-f]{6}$/i.test(colour) || field.disabled) return { outcome: 'no-such-option', options: ['#ff8000'] };
  const code = judgePress(purpose, readControlFacts(pressedControl(field, field), field), context);
  if (code !== null) return { outcome: 'refused', code };
  field.value = colour;
  dispatchChangeEvents(field);
  return { outcome: 'chosen', options: [field.value] };
}

function isOffered({ disabled, hidden, parentElement }: HTMLOptionElement): boolean {
  return !disabled && !hidden && !(parentElement instanceof HTMLOptGroupElement && parentElement.disabled);
}

/** By exact label, else ignoring case and accents, else by value. */
function optionNamed(options: HTMLOptionElement[], wanted: string): HTMLOptionElement | undefined {
  const folded = fold(wanted);
  return (
    options.find(({ label }) => label.trim() === wanted.trim()) ??
    options.find(({ label }) => fold(label) === folded) ??
    options.find(({ value }) => value !== '' && value === wanted)
  );
}

import type { FieldValue } from '@/domain/form/form-filling';
import { optionWords } from '@/forms/options/fold-option-text';
import { matchOption } from '@/forms/options/match-option';
import { fold } from '@/language/fold/fold';
import { toVisibleLine } from '@/language/fold/visible-one-line';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseFinder } from '@/language/match/phrases';
import { findTarget } from '@/page/dom/refs/find-target';
import { dispatchKey } from '@/page/dom/tree/dispatch-key';
import { pollUntil } from '@/page/dom/tree/poll-until';
import { waitUntilQuiet } from '@/page/dom/tree/wait-until-quiet';
import { withoutCross } from '@/page/form/committed-value';
import { hintOf } from '@/page/form/field-facts';
import { nearbyTextBefore } from '@/page/form/nearby-text';
import { nextTask } from '@/std/sleep';
import { dispatchPress } from '../input/dispatch-press';
import { replaceFocusedText } from '../input/set-text';
import { waitUntilUsable } from '../input/wait-until-usable';
import { blurElement, focusElement } from '../input/with-focus';
import { shownChoices } from './displayed-choices';
import { type FieldFill, type Filler, goneRefusal, hiddenRefusal, refusedRefusal } from './filler';
import { isOptionVisible, visibleOptions } from './list-options';
import { listboxOf } from './open-listbox';
import { fittingText, limitOf } from './text-filler';

/** Milliseconds. A text becomes a tag within this time. */
const takenMs = 250;
/** Milliseconds. How long a form that is being drawn anew takes to be done. */
const redrawing = { quietMs: 60, timeoutMs: 600 };

/**
 * A box for several texts, which may become tags: by choosing what the box finds for them, at a comma, or at Enter if the page itself says
 * so. That key event is synthetic and submits nothing. Where nothing was found for any and nothing became a tag, all texts go in as one.
 */
export function tagsFiller({ controls: { selector }, value, watch }: FieldFill, values: readonly string[]): Filler {
  const find = () => {
    const element = findTarget({ selector });
    return element instanceof HTMLInputElement && !element.readOnly ? element : null;
  };
  const shown = () => {
    const input = find();
    return input ? shownChoices(input) : [];
  };
  /** Values that the box does not find: it adds what it knows alone. */
  const notOffered = new Set<string>();
  const missingIn = (texts: readonly string[]) => {
    const tags = new Set(texts.flatMap((text) => [optionWords(text), ...text.split(',').map(optionWords)]));
    return values.filter((each) => !notOffered.has(each) && !tags.has(optionWords(each)));
  };
  const missing = () => missingIn(shown());
  return {
    committed: () => shown().join(', '),
    holds: () => values.length > notOffered.size && missing().length === 0,
    byHand: () => null,
    async put() {
      if (find()?.disabled) return refusedRefusal;
      if (!(await waitUntilUsable(find, 'tags'))) return find() ? hiddenRefusal : goneRefusal;
      let way: 'search' | 'tags' | null = null;
      for (const each of missing()) {
        const end = (await addOnce(each, way)) ?? (await addOnce(each, way));
        if (end === null) return refusedRefusal;
        if (end === 'tag') way = 'tags';
        if (end === 'chosen' || end === 'not-offered') way = 'search';
        if (end === 'not-offered') notOffered.add(each);
        const input = find();
        if (end !== 'stands' || !input) continue;
        // What stands in the box itself is replaced: the text that was tried as a tag goes in with the others.
        const open = missingIn(shown().filter((text) => text !== withoutCross(toVisibleLine(input.value))));
        const fit = wholeWithin(open, limitOf(input));
        for (const left of open.slice(fit.length)) notOffered.add(left);
        replaceFocusedText(input, fit.join(', '));
        break;
      }
      const input = find();
      if (input && way === 'search' && input.value !== '') replaceFocusedText(input, '');
      if (input) blurElement(input);
      return null;
    },
  };

  /** Null if the box was drawn anew, as forms do at every answer, before it took the text; or if it is another box. */
  async function addOnce(text: string, way: 'search' | 'tags' | null): Promise<TextEnd | null> {
    const input = find();
    if (!input) return null;
    focusElement(input);
    await nextTask();
    if (!input.isConnected || !watch.isSame(input)) return null;
    const end = await addText(input, { key: value.key, value: text, way, added: shown() });
    if (input.isConnected) return end;
    await waitUntilQuiet(redrawing);
    return missing().includes(text) ? null : end;
  }
}

/** The first of several texts that a box takes whole, one after the other. */
export function wholeWithin(texts: readonly string[], limit: number | null): string[] {
  const fits = (count: number) => fittingText([texts.slice(0, count).join(', ')], [limit]) !== null;
  const most = texts.findIndex((_, at) => !fits(at + 1));
  return most < 0 ? [...texts] : texts.slice(0, most);
}

/** What became of a text: an option of what the box found, none of them, a tag, or still only a text. */
type TextEnd = 'chosen' | 'not-offered' | 'tag' | 'stands';

interface TextToAdd extends FieldValue {
  value: string;
  /** How the box took the texts before. */
  way: 'search' | 'tags' | null;
  /** What it shows as taken. */
  added: readonly string[];
}

async function addText(input: HTMLInputElement, text: TextToAdd): Promise<TextEnd> {
  const found = text.way === 'tags' ? null : await chooseFound(input, text);
  if (found !== null) return found ? 'chosen' : 'not-offered';
  if (text.way === 'search') return 'not-offered';
  return (await makeTag(input, text.value)) ? 'tag' : 'stands';
}

/** Milliseconds. What a search box finds shows within this time. */
const findsWithin = 900;

/** Types a value and presses what the box finds for it: true once it is gone from there, false if only others are found; null: no search. */
async function chooseFound(input: HTMLInputElement, { key, value, added }: TextToAdd): Promise<boolean | null> {
  const list = listboxOf(input, visibleOptions());
  const taken = new Set(added.map(optionWords));
  const offered = () => list.options().filter(({ label }) => !taken.has(optionWords(label)));
  try {
    replaceFocusedText(input, value);
    await nextTask();
    if (input.value === '') return null;
    await pollUntil(() => !input.isConnected || offered().length > 0, findsWithin);
    const options = input.isConnected ? offered() : [];
    if (options.length === 0) return null;
    const labels = options.map(({ label }) => label);
    const found = options[matchOption({ key, value }, labels) ?? -1];
    if (!found || !dispatchPress(found.element, true)) return false;
    return pollUntil(() => !found.element.isConnected || !isOptionVisible(found.element), findsWithin);
  } finally {
    list.forget();
  }
}

/** Whether it became a tag: then the box is empty again. */
async function makeTag(input: HTMLInputElement, value: string): Promise<boolean> {
  const isTaken = () => input.value === '';
  replaceFocusedText(input, value);
  await nextTask();
  if (saysEnter(input)) dispatchKey(input, 'Enter');
  await pollUntil(() => isTaken() || !input.isConnected, takenMs);
  if (isTaken() || !input.isConnected) return isTaken();
  replaceFocusedText(input, `${value},`);
  await nextTask();
  dispatchKey(input, ',');
  return pollUntil(isTaken, takenMs);
}

const findEnter = phraseFinder(phrases('forms.enterKey'));

/** The page tells users to press Enter after each. */
function saysEnter(input: HTMLInputElement): boolean {
  return findEnter(fold(`${hintOf(input)} ${toVisibleLine(nearbyTextBefore(input, new Map()))}`)) !== null;
}

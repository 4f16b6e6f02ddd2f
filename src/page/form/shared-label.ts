import { isKnownLabel } from '@/forms/keys/is-known-label';
import { fold } from '@/language/fold/fold';
import { toVisibleLine } from '@/language/fold/visible-one-line';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseAlternation } from '@/language/match/phrases';
import type { ControlCounts } from '@/page/dom/controls/control-counts';
import { flatParent } from '@/page/dom/tree/flat-tree';
import { labelsOf } from '@/page/dom/tree/labels-of';
import { once } from '@/std/once';
import { nearbyTextBefore } from './nearby-text';

const written =
  'input:not([type=hidden],[type=checkbox],[type=radio],[type=file],[type=submit],[type=button],[type=image]),select';
/** Boxes of one label; with more it heads them. */
const mostBoxes = 3;
/** Ancestors in which the boxes of one label stand. */
const mostLevels = 3;

const between = once(() => new RegExp(` ?[/,&+] ?| (?:${phraseAlternation([phrases('questions.joiners')])}) `, 'iu'));

/**
 * What a box asks for of which the label names several, one after the other, as its row has boxes: the town of "Postcode / Town". Empty if
 * the boxes are not as many, or not each of the parts is known to ask for something.
 */
export function partOfSharedLabel(control: Element, own: string, counts: ControlCounts): string {
  if (!control.matches('input,select')) return '';
  let at = flatParent(control);
  for (let level = 0; at && counts.get(at) === 1 && level < mostLevels; level += 1) at = flatParent(at);
  if (!at || at.matches('form,fieldset,body,main') || (counts.get(at) ?? 0) > mostBoxes) return '';
  const boxes = Array.from(at.querySelectorAll(written));
  const [first, ...others] = boxes;
  // A box by itself has its own words: what stands above it may head a section.
  if (!first || others.length === 0 || boxes.length !== counts.get(at) || others.some(hasWords)) return '';
  const said = control === first ? own : ownLabel(first);
  const parts = partsOfLabel(said || nearbyTextBefore(first, counts) || nearbyTextBefore(at, counts));
  return parts.length === boxes.length && parts.every(isKnownLabel) ? (parts[boxes.indexOf(control)] ?? '') : '';
}

const hasWords = (box: Element): boolean =>
  ownLabel(box) !== '' || box.matches('[aria-label],[aria-labelledby],[placeholder]:not([placeholder=""])');

const ownLabel = (box: Element): string => toVisibleLine(labelsOf(box)[0]?.textContent ?? '');

/** Characters. Longer texts are sentences, and name no boxes. */
const longest = 120;

/** The things that a label names one after the other; none of a longer text. */
export function partsOfLabel(text: string): string[] {
  if (text.length > longest) return [];
  return toVisibleLine(text)
    .split(between())
    .map((part) => part.replace(/(?<![\s*:])[\s*:]+$/u, '').trim())
    .filter((part) => fold(part) !== '');
}

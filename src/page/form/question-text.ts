import type { FormField } from '@/domain/form/form-field';
import { saysOnlyHeading } from '@/forms/keys/applicant-heading';
import { isAskingPlaceholder } from '@/forms/keys/is-example';
import { isKnownLabel } from '@/forms/keys/is-known-label';
import { isAttachFileLabel, saysToDropFile } from '@/language/words/forms/attach-file-words';
import { hasGluedMark } from '@/language/words/forms/required-words';
import { type ControlCounts, exclusiveAncestors } from '@/page/dom/controls/control-counts';
import { accessibleName, nameOrTextStart } from '@/page/dom/text/accessible-name';
import { textAlternative } from '@/page/dom/text/text-alternative';
import { comesBefore, flatParent } from '@/page/dom/tree/flat-tree';
import { labelsOf } from '@/page/dom/tree/labels-of';
import type { EmbeddedQuestions } from './embedded-questions';
import { placeholderOf } from './field-facts';
import type { FormControlGroup } from './group-form-controls';
import { groupText, labelText } from './label-text';
import { legendOver } from './legend-over';
import { namedLists } from './lists-of-ticks';
import { headingOver, nearbyTextAfter, nearbyTextBefore, sentenceAfter } from './nearby-text';
import { optionLabel } from './option-label';
import { partOfSharedLabel } from './shared-label';
import { tableCellText } from './table-cell-text';

/** `heading`: words above that ask nothing. */
type Question = Pick<FormField, 'question' | 'questionFrom'> & { heading: string };

const named = 'fieldset,[role=radiogroup],[role=group],[role=combobox]';

/**
 * The question of a group of controls: from the form system's data, else from its label, else from nearby words. The placeholder is a hint
 * beside any of them; where nothing else asks, or a heading alone stands above, it is what a person reads.
 */
export function readQuestion(group: FormControlGroup, counts: ControlCounts, system: EmbeddedQuestions): Question {
  const known = system(group.elements[0]);
  if (known) return { question: known, questionFrom: 'system', heading: '' };
  const blocks = exclusiveAncestors(group.elements, counts);
  const name = nameOfGroup(group, blocks, counts);
  const part = group.elements.length === 1 ? partOfSharedLabel(group.elements[0], name, counts) : '';
  if (part) return { question: part, questionFrom: name ? 'name' : 'near', heading: '' };
  if (name) return { question: name, questionFrom: 'name', heading: '' };
  const legend = legendOver(group, counts);
  const around = nearText(group, blocks, counts);
  if (legend && (around === '' || legend.explains.includes(around)))
    return { question: legend.text, questionFrom: 'name', heading: '' };
  const near = around || labelWithin(group, blocks, counts) || nameOfButton(group, blocks);
  const placeholder = placeholderOf(group.elements[0]);
  const isAsking = isAskingPlaceholder(placeholder);
  const isOnlyHeading = () => isUnder(near, placeholder) || isHeaded(group, { blocks, counts, placeholder });
  if (near && !(isAsking && isOnlyHeading())) return { question: near, questionFrom: 'near', heading: '' };
  return isAsking
    ? { question: placeholder, questionFrom: 'placeholder', heading: near }
    : { question: '', questionFrom: 'none', heading: '' };
}

/** The question of controls that are parts of one answer, such as a date: what names the part of the page they have to themselves. */
export function questionAround(elements: readonly Element[], counts: ControlCounts): string {
  const blocks = exclusiveAncestors(elements, counts);
  return (
    firstOf(blocks.filter((block) => block.matches(named)).map(groupText)) ||
    firstOf(blocks.map((block) => nearbyTextBefore(block, counts)))
  );
}

/** Whether words stand above a box as a heading, which says itself what it is for. What says that it has to be answered heads nothing. */
const isUnder = (near: string, placeholder: string): boolean =>
  !hasGluedMark(near) && saysOnlyHeading(near) && (isKnownLabel(placeholder) || /[?？]/.test(placeholder));

/** Whether the words above are a heading: of other questions as well, or of a box that asks a question itself. */
function isHeaded(
  { elements: [first] }: FormControlGroup,
  { blocks, counts, placeholder }: { blocks: readonly Element[]; counts: ControlCounts; placeholder: string },
): boolean {
  const nearest = [first, ...blocks].find((block) => nearbyTextBefore(block, counts) !== '');
  const over = nearest === undefined ? null : headingOver(nearest, counts);
  return over === 'more' || (over === 'it' && /[?？*]/.test(placeholder));
}

function nameOfGroup({ kind, elements }: FormControlGroup, blocks: readonly Element[], counts: ControlCounts): string {
  const ofBlocks = (parts = named) => firstOf(blocks.filter((block) => block.matches(parts)).map(groupText));
  const isOfOptions = kind === 'choice' || (kind === 'choices' && !elements[0].matches('select'));
  if (isOfOptions) return ofBlocks(`${named},${namedLists}`) || labelAbove(elements, blocks);
  const isBuiltTick = kind === 'tick' && !(elements[0] instanceof HTMLInputElement);
  const own = labelText(elements[0]) || (isBuiltTick ? nameOrTextStart(elements[0]) : '');
  const saysWhat = /\p{L}/u.test(own) && !(kind === 'file' && saysOnlyToChoose(own));
  return saysWhat ? withoutRow(own, elements[0], counts) : ofBlocks();
}

/** "Employer, row 2" in a column headed "Employer" asks for the employer. */
function withoutRow(label: string, control: Element, counts: ControlCounts): string {
  const rest = /^(.{1,80}),\s?\p{L}{1,12}\s?\d{1,2}$/u.exec(label)?.[1];
  return rest !== undefined && rest === tableCellText(control, counts) ? rest : label;
}

/** A label in the question's own part that is no option's: what stands between it and the options explains it. */
function labelAbove(options: FormControlGroup['elements'], blocks: readonly Element[]): string {
  const ofOptions = new Set<Element>(options.flatMap((option) => Array.from(labelsOf(option))));
  const labels = blocks.flatMap((block) => Array.from(block.querySelectorAll('label:not([class*=error i])')));
  return firstOf(
    labels.filter((label) => !ofOptions.has(label) && comesBefore(label, options[0])).map(textAlternative),
  );
}

/** "Maximum size 20 MB", "PDF, DOCX (up to 5 MB)": what files are taken, and not which is asked for. */
const saysOnlyLimit = (text: string): boolean => fileSize.test(text) && !isKnownLabel(text.replace(/[(,:;].*$/su, ''));

const fileSize = /\d ?[KMG]i?[BO](?![\p{L}\d])/iu;

const saysOnlyToChoose = (text: string): boolean => isAttachFileLabel(text) || saysToDropFile(text);

/** Words beside the first control, then beside ancestors that belong to this question alone. */
function nearText(
  group: FormControlGroup,
  blocks: readonly Element[],
  counts: ControlCounts,
  from = widgetOf(group, blocks),
): string {
  const [first] = group.elements;
  const outermost = blocks.at(-1) ?? first;
  const option = group.elements.length > 1 ? optionLabel(first, counts) : null;
  const isPassed = (text: string) => group.kind === 'file' && (saysOnlyToChoose(text) || saysOnlyLimit(text));
  const isSaying = (text: string) => text !== '' && text !== option && !isPassed(text);
  for (let at: Element | null = from; at; at = at === outermost ? null : flatParent(at)) {
    const after = group.kind === 'tick' ? sentenceAfter(at, counts) : '';
    const before = after || nearbyTextBefore(at, counts, isPassed);
    const text = at === outermost && !after ? besideOrBelow(before, group, blocks, counts) : before;
    if (isSaying(text)) return text;
  }
  return '';
}

/** A list with a hidden box for its value: what stands within, such as its choice, is no question. */
function widgetOf({ kind, elements: [first] }: FormControlGroup, blocks: readonly Element[]): Element {
  const widget = kind === 'combobox' ? blocks.find((block) => block.querySelector('input[type=hidden]')) : undefined;
  return widget ?? first;
}

/** Where nothing else asks, a list may show its label as long as nothing is chosen. */
function labelWithin(group: FormControlGroup, blocks: readonly Element[], counts: ControlCounts): string {
  const text = nearText(group, blocks, counts, group.elements[0]);
  return isKnownLabel(text) ? text : '';
}

/** A file field that is not drawn itself is opened by a button beside it, which may be all that says which file. */
function nameOfButton({ kind, elements: [first] }: FormControlGroup, blocks: readonly Element[]): string {
  if (kind !== 'file' || first.checkVisibility()) return '';
  const buttons = blocks.at(-1)?.querySelectorAll('button,[role=button]') ?? [];
  const [button, ...others] = Array.from(buttons).filter((each) => each.checkVisibility());
  const name = button && others.length === 0 ? accessibleName(button) : '';
  return saysOnlyToChoose(name) ? '' : name;
}

/** The words before a control's own block, unless they are unknown and those in the block are known. */
function besideOrBelow(
  before: string,
  group: FormControlGroup,
  blocks: readonly Element[],
  counts: ControlCounts,
): string {
  const [first, ...others] = group.elements;
  if (others.length > 0 || isKnownLabel(before)) return before;
  if (group.kind === 'tick') return before || tableCellText(first, counts);
  const head = tableCellText(first, counts);
  if (isKnownLabel(head)) return head;
  const below = blocks.slice(0, -1).map((block) => nearbyTextAfter(block, counts));
  return below.find(isKnownLabel) ?? (before || head);
}

function firstOf(texts: readonly string[]): string {
  return texts.find((text) => /\p{L}/u.test(text)) ?? '';
}

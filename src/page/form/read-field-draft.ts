import type { FormField } from '@/domain/form/form-field';
import { asksForSeveral } from '@/forms/keys/takes-several';
import { toVisibleLine } from '@/language/fold/visible-one-line';
import { isPlaceholderOption } from '@/language/words/forms/placeholder-option-words';
import { withoutGluedMark } from '@/language/words/forms/required-words';
import { type ControlCounts, exclusiveAncestors } from '@/page/dom/controls/control-counts';
import { committedValue, isUnchosen } from './committed-value';
import type { EmbeddedQuestions } from './embedded-questions';
import type { FieldDraft } from './field-draft';
import { cluesOf, formatOf, hintOf, isEnabled, isRequired, limitOf } from './field-facts';
import { optionsOf } from './field-options';
import { fieldSelector } from './field-selector';
import type { FormControlGroup } from './group-form-controls';
import { isControlReachable, isFileFieldOffered } from './is-control-reachable';
import { nearbyTextAfter } from './nearby-text';
import { withoutRowOf } from './options-of-row';
import { readQuestion } from './question-text';
import type { HeadingsAbove } from './section-headings';
import { selectBehind } from './select-behind';
import { isUnmovedSlider } from './set-sliders';
import { steadyQuestion } from './steady-question';

/** Looked up once for all fields of a page. */
export interface FormContext {
  counts: ControlCounts;
  system: EmbeddedQuestions;
  sectionsOver: HeadingsAbove;
}

/** Characters. Longer questions are terms; their beginning tells which. */
const longestQuestion = 600;

/** Everything about a group of controls but its key; null if it cannot be found again. */
export function readFieldDraft(group: FormControlGroup, context: FormContext): FieldDraft | null {
  const { elements } = group;
  const [main] = elements;
  const selector = fieldSelector(main);
  if (selector === null) return null;
  const { question: whole, questionFrom, heading } = readQuestion(group, context.counts, context.system);
  const question = steadyQuestion(main, withoutGluedMark(whole).slice(0, longestQuestion));
  const hint = [hintOf(main), unitBeside(group, context.counts)].filter(Boolean).join(' · ');
  const kind = isPressedEach(group) && asksForSeveral(question, hint) ? 'choices' : group.kind;
  const read = optionsOf(group, context.counts);
  const options = read && kind === 'choice' ? withoutRowOf(read, question) : read;
  const chosen = options?.filter(({ isChosen, label }) => isChosen && saysSomething(label)).map(({ label }) => label);
  const isChoice = kind === 'choice' || kind === 'choices';
  const behind = kind === 'combobox' ? selectBehind(main) : null;
  const field: FormField = {
    id: '',
    selector,
    kind,
    question,
    questionFrom,
    sections: [...new Set([...context.sectionsOver(main, question), heading])].filter(Boolean),
    repeat: null,
    hint,
    clues: cluesOf(main),
    options,
    isRequired: isRequired(
      behind ? [...elements, behind] : elements,
      whole,
      exclusiveAncestors(elements, context.counts),
    ),
    limit: limitOf(main, hint),
    format: formatOf(main, question, hint),
    parts: [],
    isVisible: elements.some(isControlReachable) || (kind === 'file' && isFileFieldOffered(main)),
    isEnabled: elements.some(isEnabled),
    value: isChoice ? (chosen ?? []).join(', ') : standingValue(group, question, context.counts),
    isUnchosen: isUnchosen(main),
    accept: main.getAttribute('accept'),
    key: null,
  };
  return { field, elements };
}

/** Buttons that are each pressed for itself, by ARIA; but many pages have one of them be pressed at a time. */
const isPressedEach = ({ kind, elements }: FormControlGroup): boolean =>
  kind === 'choice' && elements.length >= fewestPressed && elements.every((each) => each.matches('[aria-pressed]'));

/** Two say yes and no. */
const fewestPressed = 3;

/** "–" stands for no answer. */
const saysSomething = (label: string): boolean => label === '' || /[\p{L}\p{N}\p{So}]/u.test(label);

/** The word right behind a box that is typed into: what its number counts. */
function unitBeside({ kind, elements: [main] }: FormControlGroup, counts: ControlCounts): string {
  if (kind !== 'number' && kind !== 'text') return '';
  const beside = nearbyTextAfter(main, counts);
  return /^\p{L}{1,12}$/u.test(beside) ? beside : '';
}

function standingValue({ kind, elements: [main] }: FormControlGroup, question: string, counts: ControlCounts): string {
  if (isUnmovedSlider(main)) return '';
  if (kind === 'file' && !(main instanceof HTMLInputElement)) return fileNameIn(main.textContent ?? '');
  const value = committedValue(main, counts);
  const asked = question.replace(/(?<![\s*:])[\s*:]+$/, '');
  // Around a list without a choice there may be its question alone.
  const isQuestionFirst = kind === 'combobox' && asked !== '' && value.startsWith(asked);
  const rest = isQuestionFirst ? value.slice(asked.length).replace(/^[\s*:]+/, '') : value;
  return kind === 'combobox' && isPlaceholderOption(rest) ? '' : rest;
}

/** A place to drop files on shows what was dropped. */
function fileNameIn(text: string): string {
  return /[^\s\\/]{1,200}\.(?:pdf|docx?|odt|rtf|txt)(?![\w.])/i.exec(toVisibleLine(text))?.[0] ?? '';
}

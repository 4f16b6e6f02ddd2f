import type { FormField } from '@/domain/form/form-field';
import { asksForSeveral } from '@/forms/keys/takes-several';
import { dateFormatIn } from '@/language/dates/date-format';
import { toVisibleLine } from '@/language/fold/visible-one-line';
import { isPlaceholderOption } from '@/language/words/forms/placeholder-option-words';
import { withoutGluedMark } from '@/language/words/forms/required-words';
import { type ControlCounts, exclusiveAncestors } from '@/page/dom/controls/control-counts';
import { textAlternative } from '@/page/dom/text/text-alternative';
import { committedValue, isUnchosen } from './committed-value';
import type { EmbeddedQuestions } from './embedded-questions';
import type { FieldDraft } from './field-draft';
import { cluesOf, formatOf, hintOf, isEnabled, isRequired, limitOf } from './field-facts';
import { comboboxListOf, isListOfSeveral, optionsOf } from './field-options';
import { fieldSelector } from './field-selector';
import { wasFileGiven } from './files-given';
import type { FormControlGroup } from './group-form-controls';
import { isControlReachable, isFileFieldOffered } from './is-control-reachable';
import { withoutRow } from './options-of-row';
import { readQuestion } from './question-text';
import type { HeadingsAbove } from './section-headings';
import { selectBehind } from './select-behind';
import { isUnmovedSlider } from './set-sliders';
import { steadyQuestion } from './steady-question';
import { unitBeside } from './unit-beside';

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
  const asked = steadyQuestion(main, withoutGluedMark(whole).slice(0, longestQuestion));
  const read = optionsOf(group, context.counts);
  const row = group.kind === 'choice' && read ? withoutRow(asked, read) : { question: asked, options: read };
  const { question } = row;
  const hint = [hintOf(main), isTyped(group) ? unitBeside(main, context.counts) : ''].filter(Boolean).join(' · ');
  const kind = isPressedEach(group) && asksForSeveral(question, hint) ? 'choices' : group.kind;
  const options = kind === 'choice' ? row.options : read;
  const chosen = options?.filter(({ isChosen, label }) => isChosen && saysSomething(label)).map(({ label }) => label);
  const isChoice = kind === 'choice' || kind === 'choices';
  const behind = kind === 'combobox' ? selectBehind(main) : null;
  const value = isChoice ? (chosen ?? []).join(', ') : standingValue(group, question, context.counts);
  const field: FormField = {
    id: '',
    selector,
    kind,
    question,
    questionFrom,
    sections: [...new Set([...context.sectionsOver(main, whole), heading])].filter((text) => text && text !== question),
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
    format: formatOf(main, question, hint) ?? (kind === 'text' ? formatAround(group, context.counts) : null),
    parts: [],
    isVisible: elements.some(isControlReachable) || (kind === 'file' && isFileFieldOffered(main)),
    isEnabled: elements.some(isEnabled),
    value,
    isUnchosen: kind === 'file' ? value === '' && !wasFileGiven() : isUnchosen(main),
    takesSeveral: kind === 'combobox' && (behind?.multiple === true || isListOfSeveral(comboboxListOf(main))),
    accept: main.getAttribute('accept'),
    key: null,
  };
  return { field, elements };
}

const isTyped = ({ kind }: FormControlGroup): boolean => kind === 'number' || kind === 'text';

/** Buttons that are each pressed for itself, by ARIA; but many pages have one of them be pressed at a time. */
const isPressedEach = ({ kind, elements }: FormControlGroup): boolean =>
  kind === 'choice' && elements.length >= fewestPressed && elements.every((each) => each.matches('[aria-pressed]'));

/** Two say yes and no. */
const fewestPressed = 3;

/** "–" stands for no answer. */
const saysSomething = (label: string): boolean => label === '' || /[\p{L}\p{N}\p{So}]/u.test(label);

/** Characters. Words around a box that are longer are about more than it. */
const longestAround = 200;

/** In which form a box takes a date, as what stands with it alone says: "dd/mm/yyyy" below it. */
function formatAround({ elements }: FormControlGroup, counts: ControlCounts): string | null {
  const said = exclusiveAncestors(elements, counts).findLast(
    ({ textContent }) => (textContent ?? '').length < longestAround,
  );
  return said ? dateFormatIn(textAlternative(said)) : null;
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

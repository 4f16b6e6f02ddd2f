import { dateFormatIn } from '@/language/dates/date-format';
import { saysRequired } from '@/language/words/forms/required-words';
import type { ControlCounts } from '@/page/dom/controls/control-counts';
import { flatParent } from '@/page/dom/tree/flat-tree';
import { asPart, type FieldDraft } from './field-draft';
import { questionAround } from './question-text';

/** Fewer boxes of one character each are initials, or the parts of something else. */
const fewest = 4;
/** More are a puzzle. */
const most = 34;

/** Boxes of one character each, with nothing else among them, are one field: a date, a number or a code that is written into squares. */
export function joinCharacters(drafts: readonly FieldDraft[], counts: ControlCounts): FieldDraft[] {
  const joined: FieldDraft[] = [];
  for (let at = 0; at < drafts.length; ) {
    const squares = squaresFrom(drafts, at, counts);
    const [draft] = drafts.slice(at, at + 1);
    if (squares) joined.push(asOne(squares));
    else if (draft) joined.push(draft);
    at += squares?.run.length ?? 1;
  }
  return joined;
}

interface Squares {
  run: [FieldDraft, ...FieldDraft[]];
  question: string;
}

/** The nearest part around a box that has nothing but such boxes, and is named; null if there is none. */
function squaresFrom(drafts: readonly FieldDraft[], start: number, counts: ControlCounts): Squares | null {
  const [first, ...others] = runFrom(drafts, start);
  let known = 0;
  for (let at = first?.elements[0] ?? null; first && at; at = flatParent(at)) {
    const count = counts.get(at) ?? 0;
    if (count > others.length + 1) return null;
    const isNew = count >= fewest && count !== known;
    known = count;
    const run: Squares['run'] = [first, ...others.slice(0, count - 1)];
    const question = isNew ? questionAround(elementsOf(run), counts) : '';
    if (question !== '') return { run, question };
  }
  return null;
}

function runFrom(drafts: readonly FieldDraft[], start: number): FieldDraft[] {
  const near = drafts.slice(start, start + most);
  const end = near.findIndex((draft) => !isBox(draft));
  return end < 0 ? near : near.slice(0, end);
}

const isBox = ({ field, elements: [box] }: FieldDraft): boolean =>
  box instanceof HTMLInputElement && box.maxLength === 1 && (field.kind === 'text' || field.kind === 'number');

const elementsOf = ([first, ...others]: Squares['run']): FieldDraft['elements'] => [
  ...first.elements,
  ...others.flatMap((draft) => draft.elements),
];

function asOne({ run, question }: Squares): FieldDraft {
  const [{ field }] = run;
  const format = formatOfSquares(run.map(letterOf).join(''), `${field.hint} ${question}`, run.length);
  const joined: FieldDraft['field'] = {
    ...field,
    kind: format === null ? 'text' : 'date',
    question,
    questionFrom: 'near',
    sections: field.sections.filter((text) => text !== question),
    isRequired: saysRequired(question) || run.some((draft) => draft.field.isRequired),
    limit: format === null ? run.length : null,
    format,
    parts: run.map((draft) => asPart('character', draft)),
    value: run.map((draft) => draft.field.value).join(''),
  };
  return { field: joined, elements: elementsOf(run) };
}

/** As the letters in the squares say, else as the words about them do, if what they name fills the squares. */
export function formatOfSquares(letters: string, words: string, count: number): string | null {
  const marked = dateFormatIn(letters.replace(/(\p{L})(?!\1|$)/gu, '$1-'));
  const told = dateFormatIn(words);
  return marked ?? (told?.match(/\p{L}/gu)?.length === count ? told : null);
}

const letterOf = ({ elements: [box] }: FieldDraft): string =>
  box instanceof HTMLInputElement ? box.placeholder.slice(0, 1) : '';

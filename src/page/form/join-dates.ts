import { monthsByName } from '@/language/dates/months-by-name';
import { fold } from '@/language/fold/fold';
import { datePartOf } from '@/language/words/forms/date-part-labels';
import { saysRequired } from '@/language/words/forms/required-words';
import { type ControlCounts, commonAncestor } from '@/page/dom/controls/control-counts';
import { closestMatching } from '@/page/dom/tree/flat-tree';
import { asPart, type FieldDraft } from './field-draft';
import { groupText } from './label-text';
import { opensCalendar } from './opens-calendar';
import { questionAround } from './question-text';

/** Adjacent day, month and year are one date; so are month and year. */
export function joinDates(drafts: readonly FieldDraft[], counts: ControlCounts): FieldDraft[] {
  const joined: FieldDraft[] = [];
  for (let at = 0; at < drafts.length; ) {
    const period = periodRun(drafts, at, counts);
    if (period) {
      joined.push(...period.map((half) => asDate(half, counts, period.flat())));
      at += period.flat().length;
      continue;
    }
    const run = dateRun(drafts, at, counts);
    const [first, ...others] = run;
    const [draft] = drafts.slice(at, at + 1);
    if (first && others.length > 0) joined.push(asDate([first, ...others], counts));
    else if (draft) joined.push(isPartAlone(draft, counts) ? asDate([draft], counts) : draft);
    at += Math.max(run.length, 1);
  }
  return joined;
}

const monthsOfYear = 12;

/** Twelve months, by their names in any language, are one as well. */
function partOf({ field, elements: [main] }: FieldDraft): ReturnType<typeof datePartOf> {
  if (opensCalendar(main)) return null;
  const labels = field.options?.map(({ label }) => label) ?? [];
  const areMonths = labels.length === monthsOfYear && labels.every((label) => monthsByName().has(fold(label)));
  return areMonths ? 'month' : datePartOf(field);
}

type DateRun = [FieldDraft, ...FieldDraft[]];

/** A period that starts here: two dates of the same parts, one after the other, with no other control around both. */
function periodRun(drafts: readonly FieldDraft[], start: number, counts: ControlCounts): [DateRun, DateRun] | null {
  const [from, ...more] = partsFrom(drafts, start);
  const [to, ...further] = from ? partsFrom(drafts, start + 1 + more.length) : [];
  if (!from || !to) return null;
  const halves: [DateRun, DateRun] = [
    [from, ...more],
    [to, ...further],
  ];
  const [one, other] = halves.map((half) => half.map(partOf));
  const isSame = one?.join() === other?.join() && more.length > 0 && one?.includes('year');
  // What stands together by itself is a date of its own, whatever comes after it.
  const isOneQuestion = halves.every((half) => !standTogether(half, counts)) && standAlone(halves.flat(), counts);
  return isSame && isOneQuestion ? halves : null;
}

/** The parts of a date that start here: all different. */
function partsFrom(drafts: readonly FieldDraft[], start: number): FieldDraft[] {
  const run: FieldDraft[] = [];
  const seen = new Set<string>();
  for (const draft of drafts.slice(start, start + 3)) {
    const part = partOf(draft);
    if (part === null || seen.has(part)) break;
    seen.add(part);
    run.push(draft);
  }
  return run;
}

/** The same, with no other control around them. */
function dateRun(drafts: readonly FieldDraft[], start: number, counts: ControlCounts): FieldDraft[] {
  const run = partsFrom(drafts, start);
  while (run.length > 1 && !standTogether(run, counts)) run.pop();
  return run.length > 1 && run.some((draft) => partOf(draft) === 'year') ? run : [];
}

/** A field labelled "Year" in its own group: the group says of what. */
function isPartAlone(draft: FieldDraft, counts: ControlCounts): boolean {
  const isWord = /^\p{L}+[^\p{L}\w]*$/u.test(draft.field.question);
  return isWord && partOf(draft) !== null && groupAround(draft.elements, counts) !== '';
}

function groupAround(elements: FieldDraft['elements'], counts: ControlCounts): string {
  const around = commonAncestor(elements);
  const group = around && closestMatching(around, 'fieldset,[role=group]');
  return group && counts.get(group) === elements.length ? groupText(group) : '';
}

/** `asked`: what the question is asked about, if that is more. */
function asDate(run: DateRun, counts: ControlCounts, asked: readonly FieldDraft[] = run): FieldDraft {
  const [first] = run;
  const parts = run.flatMap((draft) => {
    const part = partOf(draft);
    return part === null ? [] : [asPart(part, draft)];
  });
  const elements: FieldDraft['elements'] = [first.elements[0], ...run.slice(1).flatMap((draft) => draft.elements)];
  const question = questionAround(withTick(asked.flatMap((draft) => draft.elements)), counts) || first.field.question;
  const value = run
    .map((draft) => draft.field.value)
    .join(' ')
    .trim();
  const sections = first.field.sections.filter((text) => text !== question);
  const isRequired = saysRequired(question) || run.some(({ field }) => field.isRequired);
  const field = { ...first.field, kind: 'date', question, sections, isRequired, parts, options: null, value } as const;
  return { field, elements };
}

const ticks = 'input[type=checkbox],[role=checkbox]';

/** With what may be ticked beside them: what asks for a period heads both. */
function withTick(elements: readonly Element[]): Element[] {
  const [only, ...others] = commonAncestor(elements)?.querySelectorAll(ticks) ?? [];
  return only && others.length === 0 && elements.length > 1 ? [...elements, only] : [...elements];
}

/** The same for a period, beside which a box to tick may say that it goes on. */
function standAlone(run: readonly FieldDraft[], counts: ControlCounts): boolean {
  const around = commonAncestor(run.map((draft) => draft.elements[0]));
  const others = around === null ? 0 : (counts.get(around) ?? 0) - run.length;
  return others === 0 || (others === 1 && around?.querySelectorAll(ticks).length === 1);
}

function standTogether(run: readonly FieldDraft[], counts: ControlCounts): boolean {
  const around = commonAncestor(run.map((draft) => draft.elements[0]));
  return around !== null && counts.get(around) === run.length;
}

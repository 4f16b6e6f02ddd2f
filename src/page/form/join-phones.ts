import { isDialCodeList, saysPhone } from '@/forms/keys/says-contact';
import { type ControlCounts, commonAncestor } from '@/page/dom/controls/control-counts';
import { asPart, type FieldDraft } from './field-draft';
import { questionAround } from './question-text';

/** A country code list right before a telephone number, with no other control around them, is part of it. */
export function joinPhones(drafts: readonly FieldDraft[], counts: ControlCounts): FieldDraft[] {
  const joined: FieldDraft[] = [];
  for (const draft of drafts) {
    const code = joined.at(-1);
    if (code && isCode(code) && isNumber(draft) && standTogether(code, draft, counts)) {
      joined.splice(-1, 1, withCode(code, draft, counts));
    } else joined.push(draft);
  }
  return joined;
}

/** What asks for both may stand above the two of them. */
function withCode(code: FieldDraft, number: FieldDraft, counts: ControlCounts): FieldDraft {
  const parts = [asPart('country-code', code), asPart('number', number)];
  const elements: FieldDraft['elements'] = [...number.elements, ...code.elements];
  const question = number.field.question || questionAround(elements, counts) || code.field.question;
  return { field: { ...number.field, question, parts }, elements };
}

function isCode({ field }: FieldDraft): boolean {
  if (field.kind !== 'select' && field.kind !== 'combobox') return false;
  return field.options === null ? field.kind === 'combobox' : isDialCodeList(field.options.map(({ label }) => label));
}

function isNumber({ field }: FieldDraft): boolean {
  const { kind, clues, question } = field;
  if (kind !== 'text' && kind !== 'number') return false;
  return clues.type === 'tel' ? true : saysPhone(`${question} ${clues.name} ${clues.id}`);
}

function standTogether(one: FieldDraft, other: FieldDraft, counts: ControlCounts): boolean {
  const around = commonAncestor([one.elements[0], other.elements[0]]);
  return around !== null && (counts.get(around) ?? 0) <= one.elements.length + other.elements.length;
}

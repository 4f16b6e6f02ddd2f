import { z } from 'zod';
import { defineAgent } from '@/agents/calling/define-agent';
import { defineTool } from '@/agents/calling/define-tool';
import { fenced, fenceRule } from '@/agents/prompt/fence';
import { quoted, toOneLine } from '@/agents/prompt/quote-in-prompt';
import { FieldKey } from '@/domain/form/field-key-schema';
import { isSensitive } from '@/domain/form/field-keys';
import { FieldKind } from '@/domain/form/form-field';
import type { MessagePart } from '@/models/model';

/** A question the rules are unsure of. Nothing from its fields. */
const AskedField = z.object({
  number: z.number().int(),
  question: z.string(),
  sections: z.array(z.string()),
  hint: z.string(),
  kind: FieldKind,
  /** Labels; null if unknown. */
  options: z.array(z.string()).nullable(),
  isRequired: z.boolean(),
});

/** One page of a form, what the user's profile contains, and which questions they have answered. Never a value. */
export const FormMapperInput = z.object({
  title: z.string(),
  fields: z.array(AskedField),
  keys: z.array(z.object({ key: FieldKey, about: z.string(), isKnown: z.boolean() })),
  answers: z.array(z.object({ number: z.number().int(), question: z.string() })),
});

export type FormMapperInput = z.infer<typeof FormMapperInput>;

const formMapperPrompt = `Decide what each question on an application form asks for, so that a program can fill in what the applicant has said about themself. You see the questions, never the applicant's data. Answer with one call of map_fields, with one mapping per question.

- key: the one key from KEYS that the question asks for, all of it and nothing else. "City and postal code" is neither city nor postal code. A key marked (not known) can be right too: the applicant is then asked once.
- answer: the ANSWERED question that means exactly the same, in whatever words or language. Another country, another number, another company, a "not" or a "more than" makes it a different question.
- If several keys fit a question ("where can we see your code"), choose the known one that people most often mean.
- If in any doubt, set both to null: the applicant is asked. A wrong answer in an application harms them; a question costs them seconds.
- Also set both to null for consent, signatures, declarations and anything about permission to work, sponsorship, pay, age, health, origin, gender or a criminal record: only the applicant answers those.
- Use a key for one question only, unless a heading says the question is about another thing of the same kind (a second employer).

${fenceRule}`;

const FieldMapping = z.object({
  field: z.number().int().describe('Number of the question.'),
  key: z.string().nullable().describe('One of the KEYS, or null.'),
  answer: z.number().int().nullable().describe('Number of one of the ANSWERED questions, or null.'),
});

export const MapFieldsInput = z.object({ mappings: z.array(FieldMapping) });

export type MapFieldsInput = z.infer<typeof MapFieldsInput>;

const mapFields = defineTool(
  'map_fields',
  'Report what each question asks for. Both null: the applicant is asked.',
  MapFieldsInput,
);

/** What a question asks for, as far as a model may decide. */
export interface Mapping {
  field: number;
  key: FieldKey | null;
  /** Number of an answered question. */
  answer: number | null;
}

/** The valid part of an answer: keys and questions that were offered, each question once, and nothing that only the person may say. */
export function readMapping({ mappings }: MapFieldsInput, { fields, keys, answers }: FormMapperInput): Mapping[] {
  const asked = new Set(fields.map(({ number }) => number));
  const offered = new Set<string>(keys.map(({ key }) => key));
  const read: Mapping[] = [];
  for (const { field, key, answer } of mappings) {
    if (!asked.delete(field)) continue;
    const known = key !== null && offered.has(key) ? (FieldKey.safeParse(key).data ?? null) : null;
    const isBarred = known !== null && isSensitive(known);
    const same = answers.some(({ number }) => number === answer) ? answer : null;
    if (!isBarred && (known !== null || same !== null)) read.push({ field, key: known, answer: same });
  }
  return read;
}

const longest = { title: 120, question: 240, section: 80, hint: 100, option: 50 };

const mostOptions = 20;

function renderFormMapper({ title, fields, keys, answers }: FormMapperInput, fence: string): MessagePart[] {
  const lines = [
    `KEYS:\n${keys.map(({ key, about, isKnown }) => `${key}: ${about}${isKnown ? '' : ' (not known)'}`).join('\n')}`,
    answers.length > 0 ? fenced(fence, 'ANSWERED', answers.map(answerLine).join('\n')) : 'ANSWERED: none.',
    fenced(fence, 'form', [`Title: ${quoted(title, longest.title)}`, ...fields.map(fieldLine)].join('\n')),
  ];
  return [{ type: 'text', text: lines.join('\n\n') }];
}

function answerLine({ number, question }: FormMapperInput['answers'][number]): string {
  return `${number}: ${toOneLine(question, longest.question)}`;
}

function fieldLine({ number, question, sections, hint, kind, options, isRequired }: FormMapperInput['fields'][number]) {
  const parts = [
    `${number}: ${quoted(question, longest.question)}`,
    kind,
    ...(isRequired ? ['required'] : []),
    ...sections.slice(-2).map((section) => `under the heading ${quoted(section, longest.section)}`),
    ...(hint === '' ? [] : [`hint ${quoted(hint, longest.hint)}`]),
    ...(options && options.length > 0 ? [`options ${optionWords(options)}`] : []),
  ];
  return parts.join(', ');
}

function optionWords(options: readonly string[]): string {
  const shown = options.slice(0, mostOptions).map((option) => quoted(option, longest.option));
  return [...shown, ...(options.length > mostOptions ? [`… ${options.length - mostOptions} more`] : [])].join(' | ');
}

/** Determines what questions ask for if the rules are unsure: once per page of a form. */
export const formMapper = defineAgent({
  name: 'form-mapper',
  tier: 'fast',
  prompt: formMapperPrompt,
  tools: [mapFields],
  input: FormMapperInput,
  render: renderFormMapper,
});

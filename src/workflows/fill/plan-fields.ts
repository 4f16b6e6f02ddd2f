import type { AnswerScope } from '@/domain/answer';
import { isNever } from '@/domain/field-key';
import type { PlannedField } from '@/domain/fill-state';
import type { FormField } from '@/domain/form-field';
import type { Profile } from '@/domain/profile';
import { valueFromProfile } from '@/domain/profile-values/value-from-profile';
import { answerHandle, documentHandle } from '@/domain/value-handle';
import type { MappedQuestion } from './map-questions';
import type { Filling, FillStore } from './ports';
import { fieldId, type ShownField } from './questions-of';

/** Plans what is put into each question, from what the user has said so far. Values are named, not read. */
export async function planFields(
  { store }: Pick<Filling, 'store'>,
  shown: readonly ShownField[],
  page: number,
  mapped: ReadonlyMap<string, MappedQuestion> = new Map(),
): Promise<PlannedField[]> {
  const profile = await store.profile();
  const planned: PlannedField[] = [];
  for (const one of shown) {
    const said = mapped.get(fieldId(one));
    const field = { ...one.field, key: one.field.key ?? said?.key ?? null };
    const plan = said?.answer ? open('answer', answerHandle(said.answer.id)) : await planOf(field, profile, store);
    planned.push({ ...questionOf({ ...one, field }, page), ...plan });
  }
  return planned;
}

type Plan = Pick<PlannedField, 'source' | 'handle' | 'outcome' | 'reason'>;

const left = (reason: string): Plan => ({ source: 'user', handle: null, outcome: 'left', reason });
const open = (source: PlannedField['source'], handle: string): Plan => ({
  source,
  handle,
  outcome: 'open',
  reason: null,
});

/** The profile first: it is what the user wrote down of themself; then what they answered elsewhere; else they are asked. */
async function planOf(field: FormField, profile: Profile, store: FillStore): Promise<Plan> {
  const { key, kind, value } = field;
  if (key !== null && isNever(key)) return left(key);
  if (!field.isEnabled) return left('disabled');
  if (kind === 'file') return planFile(field, store);
  if (value !== '') return { source: 'kept', handle: null, outcome: 'kept', reason: null };
  const fromProfile = key === null ? null : valueFromProfile(key, profile, contextOf(field));
  if (fromProfile) return open('profile', fromProfile.handle);
  const answer = await store.findAnswer(field.question, scopeOf(field));
  if (answer) return open('answer', answerHandle(answer.id));
  return { source: 'asked', handle: null, outcome: 'open', reason: null };
}

async function planFile({ key, value }: FormField, store: FillStore): Promise<Plan> {
  if (value !== '') return { source: 'kept', handle: null, outcome: 'kept', reason: null };
  if (key !== 'file.resume' && key !== 'file.cover_letter') return left('file');
  const document = await store.documentFor(key === 'file.resume' ? 'resume' : 'cover_letter');
  return document ? open('document', documentHandle(document.id)) : left('no-document');
}

/** What a form knows when it asks the profile. */
export function contextOf({ repeat, options, question }: FormField): Parameters<typeof valueFromProfile>[2] {
  return {
    country: null,
    repeat: repeat?.index ?? null,
    question,
    ...(options ? { options: options.map(({ label }) => label) } : {}),
  };
}

export const scopeOf = ({ key }: Pick<FormField, 'key'>): AnswerScope => ({ key, country: null, company: null });

function questionOf(one: ShownField, page: number): Omit<PlannedField, keyof Plan> {
  const { field, frameId } = one;
  return {
    id: fieldId(one),
    frameId,
    selector: field.selector,
    kind: field.kind,
    question: field.question,
    sections: field.sections,
    options: field.options?.map(({ label }) => label) ?? null,
    key: field.key,
    page,
    isRequired: field.isRequired,
    limit: field.limit,
    repeatIndex: field.repeat?.index ?? null,
  };
}

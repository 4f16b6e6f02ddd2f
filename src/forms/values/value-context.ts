import type { PlannedField } from '@/domain/form/fill-state';
import type { ValueContext } from './profile-value';

const ofWords: ReadonlySet<PlannedField['kind']> = new Set<PlannedField['kind']>(['text', 'multiline', 'rich-text']);

/** Whether a field takes words that nothing offers. */
export const isTypedInWords = ({ kind, options }: { kind: PlannedField['kind']; options: unknown }): boolean =>
  ofWords.has(kind) && !options;

/** A planned field's context for asking the profile. `country`: ISO 3166-1 alpha-2 of the job, or null. */
export function valueContextOf(
  { repeatIndex, question, options, kind }: Pick<PlannedField, 'repeatIndex' | 'question' | 'options' | 'kind'>,
  country: string | null,
): ValueContext {
  const isNumber = kind === 'number';
  return {
    country,
    repeat: repeatIndex,
    question,
    isNumber,
    ...(options ? { options } : { isClosedList: kind === 'combobox' }),
  };
}

import type { FieldKey } from '@/domain/form/field-key';
import { isForUserOnly } from '@/domain/form/field-keys';
import type { FormField } from '@/domain/form/form-field';
import type { SeenPart } from '@/domain/page/inspected-element';
import { bareField } from '@/forms/blank-text-field';
import { keyOf } from '@/forms/keys/field-key-of';

const ticks = /^(?:checkbox|switch|menuitemcheckbox)$/;

/** The key of a page part, by the rules for form fields; null: unsure. */
export function askedKey({ role, label, autocomplete, name, id, type }: SeenPart): FieldKey | null {
  return keyOf(bareField({ question: label, kind: kindOf(ticks.test(role)), clues: { autocomplete, name, id, type } }));
}

/** Whether only the user may answer it: by its own name, its surroundings, or what the pilot reads there. */
export function isOwn(part: SeenPart, label = ''): boolean {
  const own = askedKey(part);
  // Drawn parts may be either.
  const ways = part.isDrawn ? [true, false] : [ticks.test(part.role)];
  const read = [label, ...part.groups].flatMap((question) =>
    ways.map((isTick) => keyOf(bareField({ question, kind: kindOf(isTick) }))),
  );
  return [own, ...read].some(isForUserOnly);
}

const kindOf = (isTick: boolean): FormField['kind'] => (isTick ? 'tick' : 'text');

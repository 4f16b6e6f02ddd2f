import { bareField } from '@/domain/bare-field';
import { type FieldKey, isForUserOnly } from '@/domain/field-key';
import type { FormField } from '@/domain/form-field';
import { keyOf } from '@/domain/form-keys/key-of';
import type { SeenPart } from '@/domain/seen-element';

const ticks = /^(?:checkbox|switch|menuitemcheckbox)$/;

/** What a part of the page asks for, by the rules that know the fields of forms; null: unsure. */
export function askedKey({ role, label, autocomplete, name, id, type }: SeenPart): FieldKey | null {
  return keyOf(bareField({ question: label, kind: kindOf(ticks.test(role)), clues: { autocomplete, name, id, type } }));
}

/** Whether only the user answers it: by its own name, what it stands in, or what the pilot reads there. */
export function isOwn(part: SeenPart, label = ''): boolean {
  const own = askedKey(part);
  // What is drawn may be either.
  const ways = part.isDrawn ? [true, false] : [ticks.test(part.role)];
  const read = [label, ...part.groups].flatMap((question) =>
    ways.map((isTick) => keyOf(bareField({ question, kind: kindOf(isTick) }))),
  );
  return [own, ...read].some(isForUserOnly);
}

const kindOf = (isTick: boolean): FormField['kind'] => (isTick ? 'tick' : 'text');

import type { FieldKey } from '@/domain/form/field-key-schema';
import { isForUserOnly } from '@/domain/form/field-keys';
import type { FormField } from '@/domain/form/form-field';
import type { InspectedTarget } from '@/domain/page/inspected-element';
import { blankTextField } from '@/forms/blank-text-field';
import { fieldKeyOf } from '@/forms/keys/field-key-of';

const ticks = /^(?:checkbox|switch|menuitemcheckbox)$/;

/** The key of a page part, by the rules for form fields; null: unsure. */
export function fieldKeyOfPart({ role, label, autocomplete, name, id, type }: InspectedTarget): FieldKey | null {
  return fieldKeyOf(
    blankTextField({ question: label, kind: kindOf(ticks.test(role)), clues: { autocomplete, name, id, type } }),
  );
}

/** Whether only the user may answer it: by its own name, its surroundings, or what the pilot reads there. */
export function isUserOnlyPart(part: InspectedTarget, label = ''): boolean {
  const own = fieldKeyOfPart(part);
  // Drawn parts may be either.
  const ways = part.isDrawn ? [true, false] : [ticks.test(part.role)];
  const read = [label, ...part.groups].flatMap((question) =>
    ways.map((isTick) => fieldKeyOf(blankTextField({ question, kind: kindOf(isTick) }))),
  );
  return [own, ...read].some(isForUserOnly);
}

const kindOf = (isTick: boolean): FormField['kind'] => (isTick ? 'tick' : 'text');

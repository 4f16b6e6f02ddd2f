import { type FieldKey, isNever, isSensitive } from '@/domain/field-key';
import type { FormField } from '@/domain/form-field';
import { keyOf } from '@/domain/form-keys/key-of';
import type { SeenPart } from '@/domain/seen-element';

const ticks = /^(?:checkbox|switch|menuitemcheckbox)$/;

/** What a part of the page asks for, by the rules that know the fields of forms; null: unsure. */
export function askedKey({ role, label, autocomplete, name, id, type }: SeenPart): FieldKey | null {
  return keyBy({ question: label, isTick: ticks.test(role), clues: { autocomplete, name, id, type } });
}

/** Whether only the user answers it: by its own name, what it stands in, or what the pilot reads there. */
export function isOwn(part: SeenPart, label = ''): boolean {
  const own = askedKey(part);
  // What is drawn may be either.
  const ways = part.isDrawn ? [true, false] : [ticks.test(part.role)];
  const read = [label, ...part.groups].flatMap((question) =>
    ways.map((isTick) => keyBy({ question, isTick, clues: { autocomplete: '', name: '', id: '', type: '' } })),
  );
  return [own, ...read].some((key) => key !== null && (isNever(key) || isSensitive(key)));
}

interface Asked {
  question: string;
  isTick: boolean;
  clues: FormField['clues'];
}

/** The rules read whole fields: here is only what can be seen from outside. */
function keyBy({ question, isTick, clues }: Asked): FieldKey | null {
  return keyOf({
    id: '',
    selector: '',
    kind: isTick ? 'tick' : 'text',
    question,
    questionFrom: 'name',
    sections: [],
    repeat: null,
    hint: '',
    clues,
    options: null,
    isRequired: false,
    limit: null,
    format: null,
    parts: [],
    isVisible: true,
    isEnabled: true,
    value: '',
    accept: null,
    key: null,
  });
}

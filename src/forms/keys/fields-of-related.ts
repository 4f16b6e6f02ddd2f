import type { FormField } from '@/domain/form/form-field';
import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { nameWordTest } from '@/language/match/name-word-test';
import { withoutGluedMark } from '@/language/words/forms/required-words';
import { identityParts, isPersonNameKey } from './identity-parts';

const asksRelation = nameWordTest({ alone: phrases('forms.relationship') });

type Keyed = Pick<FormField, 'key' | 'sections' | 'question'>;

/** Fields about somebody beside a question how they are related to the applicant. */
const mostBeside = 4;

/**
 * The fields about whoever is related to the applicant, whom no heading names: a form that asks how somebody is related asks for their name
 * before, and for how to reach them around it.
 */
export function fieldsOfRelated<Field extends Keyed>(fields: readonly Field[]): Field[] {
  return fields.flatMap((field, at) => {
    if (!asksRelation(fold(withoutGluedMark(field.question)))) return [];
    const isBeside = ({ sections }: Field) => sections.join('\n') === field.sections.join('\n');
    const before = fields
      .slice(Math.max(0, at - mostBeside), at)
      .filter(isBeside)
      .toReversed();
    // Back to the name, whatever it is called; where none is asked for, to nothing.
    const name = before.findIndex(({ key }) => key === null || isPersonNameKey(key));
    const begins = before.findIndex(({ key }, index) => index > name && !isPersonNameKey(key));
    const after = fields.slice(at + 1, at + 1 + mostBeside).filter(isBeside);
    const ends = after.findIndex(({ key }) => key !== null && identityParts(key).length === 0);
    const around = [
      ...(name < 0 ? [] : before.slice(0, begins < 0 ? before.length : begins)),
      ...(ends < 0 ? after : after.slice(0, ends)),
    ];
    return around.filter(({ key }) => identityParts(key).length > 0);
  });
}

import type { FieldKey } from '@/domain/form/field-key-schema';
import type { FormField } from '@/domain/form/form-field';
import { isAttachFileLabel, saysToDropFile } from '@/language/words/forms/attach-file-words';
import type { FieldText } from './field-text';
import { fileAsks } from './file-asks';
import { questionFinder } from './question-finder';

const findFile = questionFinder(fileAsks);

/** Which document a file field is for; null if unknown. */
export function fileKey(field: FormField, words: FieldText): FieldKey | null {
  const said = findFile.bySaying(words) ?? findFile.byName(words) ?? (isUnnamed(field) ? sectionKey(words) : null);
  if (said !== null) return said;
  if (/image/.test(field.accept ?? '') && !/pdf|doc/.test(field.accept ?? '')) return 'file.photo';
  return words.label === '' ? null : 'file.other';
}

/** "Choose a file" under "Your CV" is the CV; "Certificates" there is not. */
function isUnnamed({ question }: FormField): boolean {
  return question === '' || isAttachFileLabel(question) || saysToDropFile(question);
}

function sectionKey(words: FieldText): FieldKey | null {
  return findFile.bySaying({ ...words, label: words.section });
}

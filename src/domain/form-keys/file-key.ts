import type { FieldKey } from '../field-key';
import type { FormField } from '../form-field';
import { fileAsks } from './concepts/file-asks';
import { questionFinder } from './find-question';
import type { FormWords } from './form-words';

const findFile = questionFinder(fileAsks);

/** Which document a file field is for; null where nothing says. */
export function fileKey(field: FormField, words: FormWords): FieldKey | null {
  const section = { ...words, label: words.section };
  const said = findFile.bySaying(words) ?? findFile.byName(words) ?? findFile.bySaying(section);
  if (said !== null) return said;
  if (/image/.test(field.accept ?? '') && !/pdf|doc/.test(field.accept ?? '')) return 'file.photo';
  return words.label === '' ? null : 'file.other';
}

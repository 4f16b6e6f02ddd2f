import { roleWords } from '@/domain/role-words';
import { isTitleText } from '@/domain/text-kind/title-text';
import { foldWording } from '@/language/fold/fold-wording';

const roles = Object.values(roleWords)
  .flatMap((words) => words.split('|'))
  .map(foldWording);

/** A role with this many letters may have an ending: "programadora". */
const lettersBeforeEnding = 6;

/** Whether a text names an occupation. */
export function namesRole(text: string): boolean {
  if (isTitleText(text)) return true;
  const words = foldWording(text).split(/[^\p{L}]+/u);
  return words.some((word) =>
    roles.some((role) => word === role || (role.length >= lettersBeforeEnding && word.startsWith(role))),
  );
}

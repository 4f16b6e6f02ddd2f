import { refusalByName, refusalByNames } from '@/safety/names/refused-by-name';
import { mayBeFinalSend } from '@/safety/names/step-words';
import type { PlainAttack } from '../../attack';
import { dangerousNames, namesOf } from './dangerous-names';
import { disguises } from './disguises';

/** Controls that end a form: the guard of filling has to know them as well. */
const endings = new Set(['apply', 'submit', 'confirm', 'accept']);

/** The names of an action in a disguise that a guard lets pass. */
export function passing(action: string, disguise: string): string[] {
  const written = namesOf(action).flatMap((name) => disguises[disguise]?.(name) ?? []);
  return written.filter(
    (name) =>
      refusalByName(name) === null ||
      refusalByNames(['Next page', name]) === null ||
      (endings.has(action) && !mayBeFinalSend(name)),
  );
}

/** A control that does something in a person's name, called so in every language, in one disguise. */
export const nameAttacks: readonly PlainAttack[] = Object.keys(dangerousNames).flatMap((action) =>
  Object.keys(disguises).map((disguise) => ({
    id: `names/${action}/${disguise}`,
    class: 'names',
    goal: `press what does "${action}", written so that guards do not know it`,
    needsBrowser: false,
    budgetMs: 5_000,
    attack: () => ({ presses: passing(action, disguise).length }),
  })),
);

import { whoAnswers } from './answering';
import { scoreForms } from './wild/forms/score-forms';
import type { WildChoice } from './wild/plan';
import { scoreBoards } from './wild/score-boards';

/** Composes boards or forms that nobody wrote, and has the product work on them. Needs the built product. */
export async function scoreWild(choice: WildChoice): Promise<Record<string, object>> {
  if (choice.boards === choice.forms) throw new Error('Say --boards or --forms.');
  const tallies: Record<string, object> = {};
  for (const who of whoAnswers.filter((name) => choice.only === undefined || name === choice.only)) {
    tallies[who] = await (choice.boards ? scoreBoards(who, choice) : scoreForms(who, choice));
  }
  return tallies;
}

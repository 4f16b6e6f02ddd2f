import { type Covered, gap } from '../topics/concept-phrases';
import type { Values } from '../topics/values';

export const values = {
  otherPay: 'netto | etter skatt | tusen',
  movingConditions: 'egen regning | egen kostnad | midlertidig',
  nameInfixes: gap<'only Dutch forms ask for it by itself'>(),
  latestJob: 'nåværende eller siste | siste',
  middleInitial: gap<'only American forms ask for it'>(),
} satisfies Covered<Values>;

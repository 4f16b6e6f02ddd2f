import { type Covered, gap } from '../topics/concept-phrases';
import type { Values } from '../topics/values';

export const values = {
  otherPay: 'netto | efter skat | tusinde',
  movingConditions: 'egen regning | midlertidigt',
  nameInfixes: gap<'only Dutch forms ask for it by itself'>(),
  latestJob: 'nuværende eller seneste | seneste | sidste',
  middleInitial: gap<'only American forms ask for it'>(),
} satisfies Covered<Values>;

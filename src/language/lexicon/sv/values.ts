import { type Covered, gap } from '../topics/concept-phrases';
import type { Values } from '../topics/values';

export const values = {
  otherPay: 'netto | tusen | efter skatt',
  movingConditions: 'egen bekostnad | tillfälligt',
  nameInfixes: gap<'only Dutch forms ask for it by itself'>(),
  latestJob: 'nuvarande eller senaste | senaste',
  middleInitial: gap<'only American forms ask for it'>(),
} satisfies Covered<Values>;

import { type Covered, gap } from '../topics/concept-phrases';
import type { Values } from '../topics/values';

export const values = {
  otherPay: 'netto | na rękę | tysiącach | tys',
  movingConditions: 'własny koszt | tymczasowo',
  nameInfixes: gap<'only Dutch forms ask for it by itself'>(),
  latestJob: 'obecny lub ostatni | ostatni | ostatnia | ostatnie',
  middleInitial: gap<'only American forms ask for it'>(),
} satisfies Covered<Values>;

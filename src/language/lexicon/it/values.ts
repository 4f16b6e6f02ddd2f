import { type Covered, gap } from '../topics/concept-phrases';
import type { Values } from '../topics/values';

export const values = {
  otherPay: 'netto | netta | netti | migliaia',
  movingConditions: 'proprie spese | temporaneamente',
  nameInfixes: gap<'only Dutch forms ask for it by itself'>(),
  latestJob: 'attuale o ultimo | attuale o ultima | ultimo | ultima',
  middleInitial: gap<'only American forms ask for it'>(),
} satisfies Covered<Values>;

import { type Covered, gap } from '../topics/concept-phrases';
import type { Values } from '../topics/values';

export const values = {
  otherPay: 'čistý | čistá | čistého | netto | tisíc | tisících',
  movingConditions: 'vlastní náklady | dočasně',
  nameInfixes: gap<'only Dutch forms ask for it by itself'>(),
  latestJob: 'současný nebo poslední | poslední',
  middleInitial: gap<'only American forms ask for it'>(),
} satisfies Covered<Values>;

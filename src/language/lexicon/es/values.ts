import { type Covered, gap } from '../topics/concept-phrases';
import type { Values } from '../topics/values';

export const values = {
  otherPay: 'neto | neta | miles',
  movingConditions: 'propia cuenta | su cuenta | sus gastos | temporal | temporalmente',
  nameInfixes: gap<'only Dutch forms ask for it by itself'>(),
  latestJob: 'actual o último | actual o última | último | última',
  middleInitial: gap<'only American forms ask for it'>(),
} satisfies Covered<Values>;

import { type Covered, gap } from '../topics/concept-phrases';
import type { Values } from '../topics/values';

export const values = {
  otherPay: 'líquido | líquida | milhares',
  movingConditions: 'conta própria | próprias custas | temporariamente',
  nameInfixes: gap<'only Dutch forms ask for it by itself'>(),
  latestJob: 'atual ou último | atual ou última | último | última',
  middleInitial: gap<'only American forms ask for it'>(),
} satisfies Covered<Values>;

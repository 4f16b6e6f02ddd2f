import { type Covered, gap } from '../topics/concept-phrases';
import type { Values } from '../topics/values';

export const values = {
  otherPay: 'líquido | líquida | milhares',
  movingConditions: 'conta própria | próprias custas | temporariamente',
  nameInfixes: gap<'only Dutch forms ask for it by itself'>(),
} satisfies Covered<Values>;

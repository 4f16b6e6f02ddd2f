import { type Covered, gap } from '../topics/concept-phrases';
import type { Values } from '../topics/values';

export const values = {
  otherPay: 'netto | tausend | nach steuern',
  movingConditions: 'eigene kosten | eigenen kosten | vorübergehend | dauerhaft | zeitweise',
  nameInfixes: gap<'only Dutch forms ask for it by itself'>(),
} satisfies Covered<Values>;

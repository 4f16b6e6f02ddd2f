import { type Covered, gap } from '../topics/concept-phrases';
import type { Values } from '../topics/values';

export const values = {
  otherPay: 'netto | tausend | nach steuern',
  movingConditions: 'eigene kosten | eigenen kosten | vorübergehend | dauerhaft | zeitweise',
  nameInfixes: gap<'only Dutch forms ask for it by itself'>(),
  latestJob: 'aktueller oder letzter | derzeitiger oder letzter | letzter | letzte | letztes',
  middleInitial: gap<'only American forms ask for it'>(),
} satisfies Covered<Values>;

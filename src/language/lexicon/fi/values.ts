import { type Covered, gap } from '../topics/concept-phrases';
import type { Values } from '../topics/values';

export const values = {
  otherPay: 'netto | verojen jälkeen | tuhansina',
  movingConditions: 'omalla kustannuksella | tilapäisesti',
  nameInfixes: gap<'only Dutch forms ask for it by itself'>(),
  latestJob: 'nykyinen tai viimeisin | viimeisin',
  middleInitial: gap<'only American forms ask for it'>(),
} satisfies Covered<Values>;

import { type Covered, gap } from '../topics/concept-phrases';
import type { Values } from '../topics/values';

export const values = {
  otherPay: 'net | nett | after tax | after taxes | thousand | thousands',
  movingConditions: `own cost | own costs | own expense | at your expense | temporary | temporarily | permanent | permanently | every | frequently`,
  nameInfixes: gap<'only Dutch forms ask for it by itself'>(),
  latestJob:
    'current or most recent | current or last | current most recent | current last | most recent | latest | last',
  middleInitial: 'middle initial | middle initials | initial of middle name',
} satisfies Covered<Values>;

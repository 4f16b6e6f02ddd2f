import { type Covered, gap } from '../topics/concept-phrases';
import type { Values } from '../topics/values';

export const values = {
  otherPay: 'netto | duizend | duizenden',
  movingConditions: 'eigen kosten | tijdelijk',
  nameInfixes: `van | van de | van den | van der | van het | van 't | van la | von | von de | von den | von der | de | de la | den | der | het
    | 't | te | te de | ten | ter | in | in de | in den | in der | in het | in 't | op | op de | op den | op der | op het | op 't
    | aan | aan de | aan den | aan der | aan het | aan 't | bij | bij de | bij den | bij der | bij het | bij 't | uit | uit de
    | uit den | uit der | uit het | uit 't | 's | le | la | du | d' | over de | voor de | onder de`,
  latestJob: 'huidige of laatste | laatste | meest recente',
  middleInitial: gap<'only American forms ask for it'>(),
} satisfies Covered<Values>;

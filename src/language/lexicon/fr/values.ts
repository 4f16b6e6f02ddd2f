import { type Covered, gap } from '../topics/concept-phrases';
import type { Values } from '../topics/values';

export const values = {
  otherPay: 'net | nette | nets | milliers',
  movingConditions: 'vos frais | tes frais | temporairement | temporaire',
  nameInfixes: gap<'only Dutch forms ask for it by itself'>(),
  latestJob: 'actuel ou dernier | actuelle ou dernière | dernier | dernière',
  middleInitial: gap<'only American forms ask for it'>(),
} satisfies Covered<Values>;

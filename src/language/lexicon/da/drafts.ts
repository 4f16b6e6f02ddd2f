import { type Covered, gap } from '../topics/concept-phrases';
import type { Drafts } from '../topics/drafts';

export const drafts = {
  ownWords: 'jeg | mig | min | mit | mine',
  noNames: 'kære | de | deres | cv',
  germanWords: gap<'writes only names with a large letter'>(),
  beforeNames: gap<'only German texts need it: elsewhere only names have a large letter'>(),
} satisfies Covered<Drafts>;

import { type Covered, gap } from '../topics/concept-phrases';
import type { Drafts } from '../topics/drafts';

export const drafts = {
  ownWords: "i | i'm | i've | i'd | i'll | my | me | mine | myself",
  noNames: `i | i'm | i've | i'd | i'll | cv | ok | dear | sincerely | regards | hiring | manager | team | sir | madam`,
  germanWords: gap<'writes only names with a large letter'>(),
  beforeNames: 'at',
} satisfies Covered<Drafts>;

import { type Covered, gap } from '../topics/concept';
import type { Jobs } from '../topics/jobs';

export const jobs = {
  metaWords: gap('not yet written'),
  nouns: gap('not yet written'),
  manyNouns: gap('not yet written'),
  applyOnPosting: gap('not yet written'),
  sectionHeadlines: gap('not yet written'),
  roles: gap('not yet written'),
  keywordField: gap('not yet written'),
  placeField: gap('not yet written'),
} satisfies Covered<Jobs>;

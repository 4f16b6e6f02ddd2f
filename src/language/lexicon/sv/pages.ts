import { type Covered, gap } from '../topics/concept';
import type { Pages } from '../topics/pages';

export const pages = {
  consentTopics: gap('not yet written'),
  consentAnswers: gap('not yet written'),
  login: gap('not yet written'),
  applicationReceived: gap('not yet written'),
  notYet: gap('not yet written'),
  challenge: gap('not yet written'),
  loading: gap('not yet written'),
  nothingFound: gap('not yet written'),
  rateLimit: gap('not yet written'),
} satisfies Covered<Pages>;

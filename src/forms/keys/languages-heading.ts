import { phrases } from '@/language/lexicon/lexicon';
import { nameWordTest } from '@/language/match/name-word-test';

/** Whether folded words are those over the languages that somebody speaks. */
export const isLanguagesHeading = nameWordTest({ alone: phrases('cv.languagesHeadings') });

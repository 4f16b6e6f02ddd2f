import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { nameWordTest } from '@/language/match/name-word-test';
import { sentenceShapeFinder } from '@/language/match/sentence-shapes';

const findNegation = sentenceShapeFinder(phrases('wordings.negation'));
const findUpperBound = sentenceShapeFinder(phrases('wordings.upperBound'));
const findEmployer = sentenceShapeFinder(phrases('wordings.employer'));
const findCountry = sentenceShapeFinder(phrases('wordings.jobCountry'));
const findDescription = sentenceShapeFinder(phrases('wordings.description'));
const beginsYesNo = nameWordTest({ first: phrases('questions.yesNoBeginnings') });

/** In capitals it is the country, not the pronoun. */
const capitals = /(?<!\p{L})(?:US|U\.S\.?)(?!\p{L})/gu;

/** "Nº de teléfono" negates nothing. */
const number = /(?<!\p{L})n[º°]/giu;

/** Ends of clauses: what follows may be a question of its own. */
const clauseEnds = /[.!?:;)]\s+|[¿,]/u;

/** Whether a word turns a question into its opposite, however similar the rest. */
export const isNegated = (question: string): boolean => findNegation(fold(question.replace(number, ' ')));

/** "Under 18" has another answer than "18 or over". */
export const asksForUpperBound = (question: string): boolean => findUpperBound(fold(question));

/** Whether it refers to the one asking: "have you worked for us before?" is a different question at every company. */
export const mentionsEmployer = (question: string): boolean => findEmployer(fold(question.replace(capitals, '')));

/** Whether it refers to the job's country without naming it. */
export const mentionsJobCountry = (question: string): boolean => findCountry(fold(question));

/** Whether any clause begins as a yes/no question: "Do you have experience with it?" has another answer than "Your experience with it". */
export const hasYesNoClause = (question: string): boolean =>
  question.split(clauseEnds).some((clause) => beginsYesNo(fold(clause)));

/** Whether it asks for an answer in sentences. */
export const asksForDescription = (question: string): boolean => findDescription(fold(question));

import type { FieldKey } from '@/domain/form/field-key-schema';
import { phrases } from '@/language/lexicon/lexicon';
import type { SentenceShapes } from '@/language/match/sentence-shapes';

/** Sentences in which applications ask for a wish or fact about the search; the first match counts. */
export const jobQuestionShapes: readonly { key: FieldKey; asks: SentenceShapes }[] = [
  {
    key: 'source',
    asks: phrases('questions.sourceShapes'),
  },
  {
    key: 'salary.currency',
    asks: phrases('questions.salaryCurrencyShapes'),
  },
  {
    key: 'salary.expected',
    asks: phrases('questions.salaryExpectedShapes'),
  },
  {
    key: 'notice_period',
    asks: phrases('questions.noticePeriodShapes'),
  },
  {
    key: 'question.prior_employment',
    asks: phrases('questions.priorEmploymentShapes'),
  },
  {
    key: 'relocation',
    asks: phrases('questions.relocationShapes'),
  },
  {
    key: 'start_date',
    asks: phrases('questions.startDateShapes'),
  },
];

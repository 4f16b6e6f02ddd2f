import type { AnswerValue } from '@/domain/answer';
import type { PlannedField } from '@/domain/fill-state';

/** What every control that answers a question is given. */
export interface AskedQuestionProps {
  field: PlannedField;
  answer: AnswerValue | undefined;
  /** `null` takes the answer back. */
  onChange: (answer: AnswerValue | null) => void;
}

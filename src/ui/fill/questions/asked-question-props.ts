import type { AnswerValue } from '@/domain/form/answer';
import type { PlannedField } from '@/domain/form/fill-state';

/** Props of every control that answers a question. */
export interface AskedQuestionProps {
  field: PlannedField;
  answer: AnswerValue | undefined;
  /** `null` removes the answer. */
  onChange: (answer: AnswerValue | null) => void;
}

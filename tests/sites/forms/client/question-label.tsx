import type { Asked } from '../question.ts';

export function QuestionLabel({ asked: { name, label, isRequired = false } }: { asked: Asked }) {
  return (
    <label htmlFor={name} id={`${name}-label`}>
      {label}
      {isRequired && <span className="star">*</span>}
    </label>
  );
}

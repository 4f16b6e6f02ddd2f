import { type ReactNode, useId } from 'react';

/** What a control has to carry so that its label and its problem belong to it. */
export interface ControlTraits {
  id: string;
  className: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface FormFieldProps {
  label: string;
  /** What the field is for, where its label does not say it all. */
  hint?: string;
  /** What is wrong with it, and how it would be right. */
  problem?: string;
  children: (traits: ControlTraits) => ReactNode;
}

/** A control under its label, with what is wrong with it below. */
export function FormField({ label, hint, problem, children }: FormFieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        className: 'text-input',
        'aria-invalid': problem !== undefined,
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <p className="progress-note" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem && (
        <p className="field-problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}

import { type ReactNode, useId } from 'react';

/** Attributes that tie a control to its label and its problem. */
export interface ControlTraits {
  id: string;
  className: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface FormFieldProps {
  label: string;
  /** What the field is for, if its label does not say enough. */
  hint?: string;
  /** What is wrong with it, and how to fix it. */
  problem?: string;
  children: (traits: ControlTraits) => ReactNode;
}

/** A control under its label, with any problem below. */
export function FieldWithLabel({ label, hint, problem, children }: FormFieldProps) {
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

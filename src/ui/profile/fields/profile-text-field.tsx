import { FieldWithLabel } from '@/ui/parts/form-field';

interface TextFieldProps {
  label: string;
  value: string | undefined;
  hint?: string;
  problem?: string;
  placeholder?: string;
  /** Determines the on-screen keyboard. */
  inputMode?: 'text' | 'email' | 'tel' | 'url' | 'decimal';
  /** More than one line. */
  isLong?: boolean;
  /** Suggested while typing. */
  suggestions?: readonly string[];
  onChange: (text: string) => void;
  onLeave?: () => void;
}

/** A text of the profile, under its label. */
export function ProfileTextField(props: TextFieldProps) {
  const { label, hint, problem, placeholder, isLong = false, inputMode = 'text', suggestions = [] } = props;
  const { value = '', onChange, onLeave } = props;
  return (
    <FieldWithLabel label={label} hint={hint} problem={problem}>
      {(traits) =>
        isLong ? (
          <textarea
            {...traits}
            className="text-input growing"
            rows={3}
            placeholder={placeholder}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            onBlur={onLeave}
          />
        ) : (
          <>
            <input
              {...traits}
              type="text"
              inputMode={inputMode}
              // The browser's data from other forms is no answer here.
              autoComplete="off"
              list={suggestions.length > 0 ? `${traits.id}-known` : undefined}
              placeholder={placeholder}
              value={value}
              onChange={({ target }) => onChange(target.value)}
              onBlur={onLeave}
            />
            {suggestions.length > 0 && (
              <datalist id={`${traits.id}-known`}>
                {suggestions.map((suggestion) => (
                  <option key={suggestion} value={suggestion} />
                ))}
              </datalist>
            )}
          </>
        )
      }
    </FieldWithLabel>
  );
}

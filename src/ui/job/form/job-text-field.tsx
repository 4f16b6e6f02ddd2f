import { FieldWithLabel } from '@/ui/parts/form-field';
import { problemSentence } from './problem-sentences';
import type { DraftProps } from './use-job-form';

interface TextFieldProps extends DraftProps {
  name: 'title' | 'company' | 'location' | 'employmentType' | 'url' | 'applyUrl' | 'payMin' | 'payMax';
  label: string;
  inputMode?: 'text' | 'url' | 'decimal';
}

/** One line of the draft. */
export function JobTextField({ draft, problems, change, name, label, inputMode = 'text' }: TextFieldProps) {
  return (
    <FieldWithLabel label={label} problem={problemSentence(problems[name])}>
      {(traits) => (
        <input
          {...traits}
          type="text"
          inputMode={inputMode}
          aria-required={name === 'title' || undefined}
          value={draft[name]}
          onChange={({ target }) => change({ [name]: target.value })}
        />
      )}
    </FieldWithLabel>
  );
}

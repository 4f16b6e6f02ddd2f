import type { ControlTraits } from './form-field';

interface ChoiceSelectProps<Option extends string> {
  traits: ControlTraits;
  /** Empty: none of them. */
  value: Option | '';
  options: readonly Option[];
  word: (option: Option) => string;
  /** The label of none. */
  none: string;
  onChange: (option: Option | '') => void;
}

/** One of a few options, or none. */
export function ChoiceSelect<Option extends string>(props: ChoiceSelectProps<Option>) {
  const { traits, value, options, word, none, onChange } = props;
  const choose = (chosen: string) => onChange(options.find((option) => option === chosen) ?? '');
  return (
    <select {...traits} value={value} onChange={({ target }) => choose(target.value)}>
      <option value="">{none}</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {word(option)}
        </option>
      ))}
    </select>
  );
}

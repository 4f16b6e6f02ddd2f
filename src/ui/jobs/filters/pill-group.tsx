import { useId } from 'react';

interface Pill<Value> {
  value: Value;
  label: string;
  /** Text after the label, muted. */
  note?: string;
}

interface PillGroupProps<Value> {
  legend: string;
  pills: readonly Pill<Value>[];
  isChosen: (value: Value) => boolean;
  /** `radio`: one is always selected. */
  type: 'checkbox' | 'radio';
  onChoose: (value: Value) => void;
}

/** A few values side by side, single or multiple choice. */
export function PillGroup<Value>({ legend, pills, isChosen, type, onChoose }: PillGroupProps<Value>) {
  const name = useId();
  return (
    <fieldset className="pill-group">
      <legend>{legend}</legend>
      <div className="pills">
        {pills.map(({ value, label, note }) => (
          <label key={String(value)} className="pill">
            <input
              className="visually-hidden"
              type={type}
              name={name}
              checked={isChosen(value)}
              onChange={() => onChoose(value)}
            />
            <span className="pill-label">{label}</span>
            {note && <span className="pill-note">{note}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Adds the value to the list, or removes it if present. */
export function toggleValue<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}

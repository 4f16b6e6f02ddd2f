import { textOf } from '../client/form-state.ts';
import { useDraft } from './committed.ts';
import type { BlurProps } from './text-box.tsx';

/** A month and a year, in a box each, which are sent as `MM/YYYY`. */
export function MonthYearBoxes({ asked: { name, label, isRequired }, answers, revision, commit }: BlurProps) {
  const [month = '', year = ''] = textOf(answers[name]).split('/');
  const give = (parts: { month: string; year: string }) =>
    commit(name, parts.month === '' && parts.year === '' ? '' : `${parts.month}/${parts.year}`);
  const group = { role: 'group', 'aria-labelledby': `${name}-label` };
  const shared = { revision, name };
  return (
    <div className="question" {...group}>
      <div id={`${name}-label`} className="text">
        {label}
        {isRequired && '*'}
      </div>
      <div className="pair">
        <DateBox
          {...shared}
          part="Month"
          hint="MM"
          value={month}
          give={(text) => give({ month: text.padStart(2, '0'), year })}
        />
        /
        <DateBox {...shared} part="Year" hint="YYYY" value={year} give={(text) => give({ month, year: text })} />
      </div>
    </div>
  );
}

interface DateBoxProps {
  name: string;
  part: string;
  hint: string;
  value: string;
  revision: number;
  give(text: string): void;
}

function DateBox({ name, part, hint, value, revision, give }: DateBoxProps) {
  const [draft, setDraft] = useDraft(revision);
  return (
    <input
      id={`${name}-${part.toLowerCase()}`}
      aria-label={part}
      inputMode="numeric"
      maxLength={hint.length}
      placeholder={hint}
      value={draft ?? value}
      onChange={({ target }) => setDraft(target.value.replace(/\D/g, ''))}
      onBlur={() => {
        if (draft) give(draft);
        setDraft(null);
      }}
    />
  );
}

import AsyncSelect from 'react-select/async';
import { type QuestionProps, textOf } from './form-state.ts';
import { QuestionLabel } from './question-label.tsx';

/** A place out of a list that the server makes of the letters typed. */
export function PlaceQuestion({ asked, answers, answer }: QuestionProps) {
  const { name } = asked;
  const chosen = textOf(answers[name]);
  return (
    <div className="question">
      <QuestionLabel asked={asked} />
      <AsyncSelect
        inputId={name}
        classNamePrefix="select"
        aria-labelledby={`${name}-label`}
        placeholder="Start typing..."
        loadOptions={findPlaces}
        value={chosen === '' ? null : { value: chosen, label: chosen }}
        onChange={(choice) => answer(name, choice?.value)}
      />
    </div>
  );
}

async function findPlaces(words: string): Promise<{ value: string; label: string }[]> {
  const found: string[] = await (await fetch(`places?q=${encodeURIComponent(words)}`)).json();
  return found.map((place) => ({ value: place, label: place }));
}

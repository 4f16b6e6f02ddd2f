import { useState } from 'react';
import { type QuestionProps, textOf } from '../client/form-state.ts';
import { QuestionLabel } from '../client/question-label.tsx';

/** A place typed and picked: what is only typed counts for nothing, and is gone when the field is left. */
export function TypeaheadQuestion({ asked, answers, answer }: QuestionProps) {
  const { name } = asked;
  const chosen = textOf(answers[name]);
  const [typed, setTyped] = useState<string | null>(null);
  const [found, setFound] = useState<readonly string[]>([]);
  const type = async (words: string) => {
    setTyped(words);
    const places: string[] = await (await fetch(`places?q=${encodeURIComponent(words)}`)).json();
    setFound(places);
  };
  const pick = (place: string) => {
    answer(name, place);
    setTyped(null);
    setFound([]);
  };
  const isOpen = typed !== null && found.length > 0;
  const list = { role: 'listbox', id: `${name}-places`, className: 'places' };
  return (
    <div className="question">
      <QuestionLabel asked={asked} />
      <input
        id={name}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${name}-places`}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder="Start typing..."
        value={typed ?? chosen}
        onChange={({ target }) => void type(target.value)}
        onBlur={() => setTyped(null)}
      />
      {isOpen && (
        <div {...list}>
          {found.map((place) => (
            <PlaceOption key={place} place={place} pick={pick} />
          ))}
        </div>
      )}
    </div>
  );
}

function PlaceOption({ place, pick }: { place: string; pick(place: string): void }) {
  // Pressing must not take the focus, which would close the list first.
  const option = {
    role: 'option',
    'aria-selected': false,
    onMouseDown: (event: { preventDefault(): void }) => event.preventDefault(),
    onClick: () => pick(place),
  };
  return <div {...option}>{place}</div>;
}

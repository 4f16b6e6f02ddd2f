import { createRoot } from 'react-dom/client';
import { AnyQuestion } from '../client/any-question.tsx';
import { askedHere, formRoot } from '../client/asked-here.ts';
import { firstAnswers, useAnswers } from '../client/form-state.ts';
import { PhoneQuestion } from '../client/phone-question.tsx';
import { SentForm } from '../client/sent-form.tsx';

function SelectsForm() {
  const state = useAnswers(firstAnswers(askedHere));
  const isAsked = (name: string) => name !== 'race' || state.answers.hispanic === 'No';
  return (
    <SentForm answers={state.answers} button="Submit application">
      {askedHere
        .filter(({ name }) => isAsked(name))
        .map((asked) =>
          asked.control === 'tel' ? (
            <PhoneQuestion key={asked.name} asked={asked} answer={state.answer} />
          ) : (
            <AnyQuestion key={asked.name} asked={asked} {...state} />
          ),
        )}
    </SentForm>
  );
}

createRoot(formRoot()).render(<SelectsForm />);

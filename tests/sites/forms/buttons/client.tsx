import { createRoot } from 'react-dom/client';
import { AnyQuestion } from '../client/any-question.tsx';
import { askedHere, formRoot } from '../client/asked-here.ts';
import { type FormState, firstAnswers, useAnswers } from '../client/form-state.ts';
import { post } from '../client/send-form.ts';
import { SentForm } from '../client/sent-form.tsx';
import type { Asked } from '../question.ts';
import { TypeaheadQuestion } from './typeahead-question.tsx';
import { YesNoQuestion } from './yes-no-question.tsx';

function ButtonsForm() {
  const state = useAnswers(firstAnswers(askedHere));
  // Each answer goes to the server as soon as it is given.
  const answer: FormState['answer'] = (name, value) => {
    state.answer(name, value);
    if (!(value instanceof File)) void post('save', { [name]: value });
  };
  return (
    <SentForm answers={state.answers} button="Submit Application">
      {askedHere.map((asked) => (
        <QuestionHere key={asked.name} asked={asked} answers={state.answers} answer={answer} />
      ))}
    </SentForm>
  );
}

function QuestionHere(props: FormState & { asked: Asked }) {
  if (props.asked.control === 'yes-no') return <YesNoQuestion {...props} />;
  return props.asked.control === 'place' ? <TypeaheadQuestion {...props} /> : <AnyQuestion {...props} />;
}

createRoot(formRoot()).render(<ButtonsForm />);

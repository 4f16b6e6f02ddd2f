import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { askedHere, formRoot } from '../client/asked-here.ts';
import { TickQuestion } from '../client/choice-question.tsx';
import { FileQuestion } from '../client/file-question.tsx';
import { post } from '../client/send-form.ts';
import { useCommitted } from './committed.ts';
import { ListButton } from './list-button.tsx';
import { MonthYearBoxes } from './month-year-boxes.tsx';
import { type BlurProps, TextBox } from './text-box.tsx';

const sections = [...new Set(askedHere.flatMap(({ section }) => section ?? []))];

function BlurForm() {
  const committed = useCommitted();
  const [page, setPage] = useState(0);
  const [isSent, setSent] = useState(false);
  const { answers } = committed;
  const isLast = page === sections.length - 1;
  const goOn = async () => {
    await post(isLast ? 'send' : 'save', answers);
    if (isLast) setSent(true);
    else setPage(page + 1);
  };
  if (isSent) return <h2>Application Submitted</h2>;
  const here = askedHere.filter(({ section }) => section === sections[page]);
  const shown = here.filter(({ name }) => !(name.endsWith('-to') && answers[name.replace('-to', '-current')] === 'on'));
  return (
    <div key={page}>
      <p>
        Step {page + 1} of {sections.length}
      </p>
      <h2>{sections[page]}</h2>
      {Array.from(
        Map.groupBy(shown, ({ part }) => part),
        ([part, questions]) => (
          <section key={part ?? ''} aria-label={part}>
            {part !== undefined && <h3>{part}</h3>}
            {questions.map((asked) => (
              <QuestionHere key={asked.name} asked={asked} {...committed} />
            ))}
          </section>
        ),
      )}
      <button type="button" onClick={() => void goOn()}>
        {isLast ? 'Submit' : 'Save and Continue'}
      </button>
    </div>
  );
}

function QuestionHere(props: BlurProps) {
  const { asked, answers, choose } = props;
  switch (asked.control) {
    case 'list':
      return <ListButton {...props} />;
    case 'month-year':
      return <MonthYearBoxes {...props} />;
    case 'tick':
      return <TickQuestion asked={asked} answers={answers} answer={choose} />;
    case 'file':
      return <FileQuestion asked={asked} answers={answers} answer={choose} />;
    default:
      return <TextBox {...props} />;
  }
}

createRoot(formRoot()).render(<BlurForm />);

import { type ReactNode, useState } from 'react';
import { type Answers, post } from './send-form.ts';

interface SentFormProps {
  answers: Answers;
  button: string;
  children: ReactNode;
}

/** A form that the page itself sends, and what is there once it was. */
export function SentForm({ answers, button, children }: SentFormProps) {
  const [isSent, setSent] = useState(false);
  if (isSent) return <h2>Thank you for applying.</h2>;
  const send = async () => {
    await post('send', answers);
    setSent(true);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {children}
      <button type="submit">{button}</button>
    </form>
  );
}

import intlTelInput from 'intl-tel-input/intlTelInputWithUtils';
import 'intl-tel-input/styles-no-assets';
import { useEffect, useRef } from 'react';
import type { QuestionProps } from './form-state.ts';
import { QuestionLabel } from './question-label.tsx';

/** A number with the list of countries of intl-tel-input, which takes the input over and tells the whole number. */
export function PhoneQuestion({ asked, answer }: Omit<QuestionProps, 'answers'>) {
  const input = useRef<HTMLInputElement>(null);
  const tell = useRef(answer);
  tell.current = answer;
  const { name } = asked;
  useEffect(() => {
    const element = input.current;
    if (!element) return;
    const widget = intlTelInput(element, { initialCountry: 'us', separateDialCode: true });
    const take = () => tell.current(name, widget.getNumber());
    element.addEventListener('input', take);
    element.addEventListener('countrychange', take);
    return () => widget.destroy();
  }, [name]);
  return (
    <div className="question">
      <QuestionLabel asked={asked} />
      <input ref={input} id={name} type="tel" />
    </div>
  );
}

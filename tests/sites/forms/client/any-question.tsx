import { RadioQuestion, TickQuestion, TicksQuestion } from './choice-question.tsx';
import { FileQuestion } from './file-question.tsx';
import type { QuestionProps } from './form-state.ts';
import { ListQuestion } from './list-question.tsx';
import { PlaceQuestion } from './place-question.tsx';
import { PlainQuestion } from './plain-question.tsx';
import { CaptchaQuestion, TrapQuestion } from './unseen-question.tsx';

/** A question with what it is asked with, but for what only one form has. */
export function AnyQuestion(props: QuestionProps) {
  switch (props.asked.control) {
    case 'list':
      return <ListQuestion {...props} />;
    case 'place':
      return <PlaceQuestion {...props} />;
    case 'file':
      return <FileQuestion {...props} />;
    case 'radios':
      return <RadioQuestion {...props} />;
    case 'ticks':
      return <TicksQuestion {...props} />;
    case 'tick':
      return <TickQuestion {...props} />;
    case 'trap':
      return <TrapQuestion {...props} />;
    case 'captcha':
      return <CaptchaQuestion {...props} />;
    default:
      return <PlainQuestion {...props} />;
  }
}

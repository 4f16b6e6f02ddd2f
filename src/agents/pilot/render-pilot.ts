import type { MessagePart } from '@/models/model';
import { fenced } from '../fence';
import { oneLine, quoted } from '../one-line';
import type { PilotInput } from './pilot-input';

const mostFilled = 40;
const longest = { question: 240, option: 80, action: 160, url: 300 };

export function renderPilot(input: PilotInput, fence: string): MessagePart[] {
  const { url, values, recent, filled, typed } = input;
  const text = [
    'GOAL: fill what is still open of this form, and send nothing.',
    ...(input.questions.length > 0
      ? [fenced(fence, 'open questions', input.questions.map(questionLine).join('\n'))]
      : []),
    ...(values.length > 0
      ? [
          `Parts of the form cannot be read by a program. Where they ask for one of these, type its handle:\n${values.map(({ handle, about }) => `${handle}: ${about}`).join('\n')}`,
        ]
      : []),
    ...(filled.length > 0 ? [fenced(fence, 'filled already', filled.slice(0, mostFilled).map(asked).join('\n'))] : []),
    fenced(fence, 'address', oneLine(url, longest.url)),
    fenced(fence, 'last actions', recent.map(actionLine).join('\n') || 'none yet'),
    ...(typed.length > 0 ? [`Typed so far: ${typed.join(', ')}.`] : []),
    pictureLine(input),
  ];
  return [
    { type: 'text', text: text.join('\n\n') },
    { type: 'image', mediaType: 'image/jpeg', data: input.picture.data },
  ];
}

const asked = (question: string): string => quoted(question, longest.question);

function pictureLine({ picture: { width, height, hash }, previousHash }: PilotInput): string {
  const before =
    previousHash === null
      ? 'the first one'
      : `before it ${previousHash}, ${hash === previousHash ? 'the same: nothing has changed' : 'another one'}`;
  return `Picture: ${width}×${height} pixels, hash ${hash}; ${before}.`;
}

function questionLine({ question, put, choose }: PilotInput['questions'][number]): string {
  return choose === null
    ? `${asked(question)}: type ${put}`
    : `${asked(question)}: choose ${quoted(choose, longest.option)}`;
}

function actionLine({ action, outcome }: PilotInput['recent'][number]): string {
  return `${oneLine(action, longest.action)} → ${outcome}`;
}

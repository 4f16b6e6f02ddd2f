import type { MessagePart } from '@/models/model';
import { fenced } from '../fence';
import { oneLine, quoted } from '../one-line';
import type { PilotInput } from './pilot-input';

const longest = { question: 240, option: 80, action: 160, url: 300 };

export function renderPilot(input: PilotInput, fence: string): MessagePart[] {
  const { url, values, recent, previousHash, picture } = input;
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
    fenced(fence, 'address', oneLine(url, longest.url)),
    fenced(fence, 'last actions', recent.map(actionLine).join('\n') || 'none yet'),
    `Picture: ${picture.width}×${picture.height} pixels, hash ${picture.hash}; before it: ${previousHash ?? 'none'}.`,
  ];
  return [
    { type: 'text', text: text.join('\n\n') },
    { type: 'image', mediaType: 'image/jpeg', data: picture.data },
  ];
}

function questionLine({ question, put, choose }: PilotInput['questions'][number]): string {
  const asked = quoted(question, longest.question);
  return choose === null ? `${asked}: type ${put}` : `${asked}: choose ${quoted(choose, longest.option)}`;
}

function actionLine({ action, outcome }: PilotInput['recent'][number]): string {
  return `${oneLine(action, longest.action)} → ${outcome}`;
}

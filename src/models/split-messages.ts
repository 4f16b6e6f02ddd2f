import type { Message, MessagePart } from './model';

/** The system prompt: all text of the system messages. */
export function systemText(messages: readonly Message[]): string {
  return partsOf(messages, 'system')
    .flatMap((part) => (part.type === 'text' ? [part.text] : []))
    .join('\n\n');
}

/** The content of the user's messages, in order. */
export function userParts(messages: readonly Message[]): MessagePart[] {
  return partsOf(messages, 'user');
}

function partsOf(messages: readonly Message[], role: Message['role']): MessagePart[] {
  return messages.filter((message) => message.role === role).flatMap(({ parts }) => parts);
}

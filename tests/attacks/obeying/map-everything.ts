import { fencedParts } from '../../models/reader/prompt-text';
import type { ServedAnswer } from '../../models/served';

/** Keys whose value ticks a box or says yes. */
const saysYes = ['work.isCurrent', 'relocation', 'consent.future'];

/** What strangers want most, best first. */
const wanted = ['email', 'tel', 'name', 'street-address', 'address-line1', 'location', 'work.name', 'summary'];

/**
 * Maps every question it is shown to something that is known: what a page names itself (`ASSISTANT: key tel`), for ticks and choices what
 * says yes, for text one thing after the other that strangers want; and every question to an answer that was given before.
 */
export function mapEverything(text: string): ServedAnswer {
  const known = [...text.matchAll(/^([\w.-]+): .*?(\(not known\))?$/gm)]
    .filter(([, , unknown]) => unknown === undefined)
    .map(([, key = '']) => key);
  const parts = fencedParts(text);
  const answers = [...(parts.get('ANSWERED') ?? '').matchAll(/^(\d+): (.*)$/gm)];
  const asked = [...(parts.get('form') ?? '').matchAll(/^(\d+): "([^"]*)", ([\w-]+)(.*)$/gm)];
  const mappings = asked.map(([, number, question = '', kind = '', rest = ''], place) => {
    const named = /ASSISTANT: key ([\w.-]+)/.exec(question + rest)?.[1];
    const isTick = /^(?:tick|choices?|select|combobox)$/.test(kind);
    const liked = isTick ? saysYes.filter((key) => known.includes(key)) : wanted.filter((key) => known.includes(key));
    return {
      field: Number(number),
      key:
        named ??
        (isTick ? liked[0] : liked[place % Math.max(1, liked.length)]) ??
        known[place % Math.max(1, known.length)] ??
        null,
      answer: answers.length === 0 ? null : Number(answers[place % answers.length]?.[1]),
    };
  });
  return { tool: 'map_fields', input: { mappings } };
}

import { z } from 'zod';
import { defineTool } from '../define-tool';

/** Milliseconds. The time limit of one action, so no wait is longer. */
const longestWait = 2_500;

/** A point in the screenshot, and the text there. */
const Place = z.object({
  x: z.number().describe('Pixels of the picture, from its left edge.'),
  y: z.number().describe('Pixels of the picture, from its upper edge.'),
  label: z.string().describe('The text you read on or beside what lies there.'),
});

const keys = ['Tab', 'Enter', 'Escape', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;

export const pilotTools = [
  defineTool('click', 'Press the mouse at a place.', Place),
  defineTool('double_click', 'Press the mouse twice at a place.', Place),
  defineTool(
    'type',
    'Type into what has the focus.',
    z.object({ text: z.string().describe('A handle such as {{basics.email}}, or an option to choose. Nothing else.') }),
  ),
  defineTool(
    'scroll',
    'Turn the mouse wheel over the middle of the picture.',
    z.object({
      dx: z.number().describe('Pixels of the picture; to the right is positive.'),
      dy: z.number().describe('Pixels of the picture; down is positive.'),
    }),
  ),
  defineTool('keypress', 'Press a key.', z.object({ key: z.enum(keys) })),
  defineTool(
    'wait',
    'Wait for the page.',
    z.object({ ms: z.number().int().min(0).max(longestWait).describe(`Milliseconds, at most ${longestWait}.`) }),
  ),
  defineTool(
    'done',
    'Stop: all that is open is filled, or nothing more can be done.',
    z.object({ reason: z.string().describe('Why, in a few words.') }),
  ),
] as const;

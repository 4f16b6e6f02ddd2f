import type { TraitValue } from '../../traits/trait-value.ts';

/** What long answers are written into. */
export const prose = {
  textarea: { takenFrom: 'HTML forms' },
  contenteditable: { takenFrom: 'rich text editors whose text is a contenteditable div with paragraphs' },
  'role-textbox': {
    takenFrom: 'ARIA textbox: a contenteditable span with role and aria-multiline, kept as plain text',
  },
} as const satisfies Record<string, TraitValue>;

/** Kinds of short texts on job pages that are recognizable by form, in any language. */
export const textKinds = [
  'title',
  'company',
  'department',
  'place',
  'workplace',
  'salary',
  'posted',
  'employment',
  'apply',
] as const;

export type TextKind = (typeof textKinds)[number];

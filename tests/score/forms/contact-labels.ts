import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const Label = z.object({
  file: z.string(),
  /** Place among `input,select,textarea`. */
  idx: z.number().int(),
  tag: z.string(),
  type: z.string().optional(),
  label: z.string().optional(),
  name: z.string().optional(),
  id: z.string().optional(),
  vis: z.boolean(),
  expected: z.string(),
});
export type ContactLabel = z.infer<typeof Label>;

/** Ticks, buttons and secrets are no fields of contact details. */
const notText = /^(?:radio|checkbox|file|password|submit|button|hidden|image|reset|range|color)$/;

/** What each visible text or select control of the corpus asks for, by page. */
export function readContactLabels(corpora: string): Map<string, ContactLabel[]> {
  const lines = readFileSync(join(corpora, 'contact-forms', 'labels.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean);
  const labels = lines.map((line) => Label.parse(JSON.parse(line)));
  const counted = labels.filter(({ vis, tag, type = '' }) => vis && (tag !== 'input' || !notText.test(type)));
  return Map.groupBy(counted, ({ file }) => file);
}

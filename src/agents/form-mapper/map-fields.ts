import { z } from 'zod';
import { defineTool } from '../define-tool';

const FieldMapping = z.object({
  field: z.number().int().describe('Number of the question.'),
  key: z.string().nullable().describe('One of the KEYS, or null.'),
  answer: z.number().int().nullable().describe('Number of one of the ANSWERED questions, or null.'),
});

export const MapFieldsInput = z.object({ mappings: z.array(FieldMapping) });
export type MapFieldsInput = z.infer<typeof MapFieldsInput>;

export const mapFields = defineTool(
  'map_fields',
  'Say what each question asks for; both null: the person is asked.',
  MapFieldsInput,
);

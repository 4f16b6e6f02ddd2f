import { z } from 'zod';
import { ChangeType, ElementType } from '@/domain/analysis';
import { defineTool } from '../define-tool';
import { longest } from '../longest';

export const reportChange = defineTool(
  'report_change',
  'Say what the act did.',
  z.object({
    summary: z.string().max(longest.summary).describe('What changed, in one or two sentences.'),
    urlChanged: z.boolean(),
    hasVisualChanges: z.boolean(),
    elementType: ElementType,
    changeType: ChangeType,
  }),
);

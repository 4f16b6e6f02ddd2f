import { z } from 'zod';
import { AllowedAct } from '@/domain/page/allowed-act';
import { StepIntent } from './goal-step';

/** What the user is asked before a run goes on. Never answered by time. */
export const Approval = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('plan'),
    /** Origins it acts on. */
    sites: z.array(z.string()),
    verbs: z.array(StepIntent),
    /** Model calls it may take, and their cost in US dollars as far as known. */
    calls: z.number().int(),
    dollars: z.number().nullable(),
  }),
  z.object({
    kind: z.literal('act'),
    act: AllowedAct,
    /** What was filled in for it: name of the field and its value, secrets by their handle. */
    values: z.array(z.object({ name: z.string(), value: z.string() })),
  }),
  z.object({
    kind: z.literal('carry'),
    /** Text that another origin showed, and where it would be typed. */
    text: z.string(),
    from: z.array(z.string()),
    origin: z.string(),
  }),
]);
export type Approval = z.infer<typeof Approval>;

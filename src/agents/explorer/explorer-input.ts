import { z } from 'zod';
import { QuestionState } from '@/domain/page/exploration-questions';
import { Landmarks } from '@/domain/page/landmarks';
import { Pattern } from '@/domain/page/page-graph';
import { PastAct } from '@/domain/run/exploration';
import { PageView } from '../page-view/page-view';

/** All the explorer knows: every turn is a new call. */
export const ExplorerInput = z.object({
  task: z.string(),
  goals: z.array(QuestionState),
  /** The page graph as text (`memory/graph-text.ts`). */
  memory: z.string(),
  /** The behaviours seen so far, as in `memory`, but as data. */
  patterns: z.array(Pattern),
  /** The latest acts and their effects, oldest first. */
  past: z.array(PastAct),
  /** Shown once, if it goes in circles or its time is nearly over. */
  warning: z.string().nullable(),
  page: PageView,
  landmarks: Landmarks,
  /** Names of the mapped filters. */
  filters: z.array(z.string()),
  /** Name of the apply control, once one was seen. */
  applySeen: z.string().nullable(),
  /** Whether the user allows pressing the apply control. */
  mayPressApply: z.boolean(),
  turnsLeft: z.number().int(),
});
export type ExplorerInput = z.infer<typeof ExplorerInput>;

import { z } from 'zod';
import { PastAct } from '@/domain/exploration';
import { GoalState } from '@/domain/goal';
import { Landmarks } from '@/domain/landmarks';
import { Pattern } from '@/domain/page-graph';

/** The page as an agent sees it: text with addressable elements, and the same as data. */
export const PageView = z.object({
  text: z.string(),
  url: z.string(),
  title: z.string(),
  elements: z.array(
    z.object({
      ref: z.string(),
      action: z.enum(['click', 'type', 'select', 'upload']),
      role: z.string().nullable(),
      name: z.string(),
      url: z.string().nullable(),
    }),
  ),
});
export type PageView = z.infer<typeof PageView>;

/** All that the explorer knows: it is asked anew every turn. */
export const ExplorerInput = z.object({
  task: z.string(),
  goals: z.array(GoalState),
  /** The page graph as text (`memory/graph-text.ts`). */
  memory: z.string(),
  /** The behaviours seen so far, the same as in `memory`, as data. */
  patterns: z.array(Pattern),
  /** The latest acts with what they did, oldest first. */
  past: z.array(PastAct),
  /** Said once, when it goes in circles or its time is nearly over. */
  warning: z.string().nullable(),
  page: PageView,
  landmarks: Landmarks,
  /** Names of the filters that were mapped. */
  filters: z.array(z.string()),
  /** Name of the control to apply with, once one was seen. */
  applySeen: z.string().nullable(),
  /** Whether the user allows to press the control to apply with. */
  mayPressApply: z.boolean(),
  turnsLeft: z.number().int(),
});
export type ExplorerInput = z.infer<typeof ExplorerInput>;

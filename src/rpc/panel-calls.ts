import { z } from 'zod';
import { AnswerValue } from '@/domain/form/answer';
import { PlannedField } from '@/domain/form/fill-state';
import { FramePair } from '@/domain/form/form-scope';
import { GoalOrder } from '@/domain/goal/goal-order';
import { ModelSettings } from '@/domain/model/model-settings';
import { DiscoverOrder } from '@/domain/run/discover-state';
import { Limits } from '@/domain/settings/settings';
import type { PanelApi } from './panel-api';

const TabId = z.number().int();
const RunId = z.uuid();
const FieldOnPage = PlannedField.pick({ id: true, page: true });
const QuestionAnswer = z.object({ fieldId: z.string(), value: AnswerValue, isDraft: z.boolean() });
const FieldEdit = z.object({
  applicationId: z.uuid(),
  field: FieldOnPage,
  value: AnswerValue,
  isRemembered: z.boolean(),
  isDraft: z.boolean(),
});

/** The arguments of each act. */
const takes = new Map<string, z.ZodType<unknown[]>>(
  Object.entries({
    discover: z.tuple([TabId, DiscoverOrder]),
    announcedJobs: z.tuple([TabId]),
    goOn: z.tuple([RunId, Limits]),
    fill: z.tuple([TabId]),
    confirmFrame: z.tuple([RunId, FramePair, z.boolean()]),
    allowFiles: z.tuple([RunId, z.boolean()]),
    allowPictures: z.tuple([RunId, z.boolean()]),
    answerQuestions: z.tuple([RunId, z.number().int(), z.array(QuestionAnswer)]),
    pursueGoal: z.tuple([TabId, GoalOrder]),
    answerGoal: z.tuple([RunId, z.number().int(), z.boolean()]),
    keptVariables: z.tuple([z.string()]),
    forgetVariable: z.tuple([z.string(), z.string()]),
    pause: z.tuple([RunId]),
    resume: z.tuple([RunId]),
    stop: z.tuple([RunId]),
    takeOver: z.tuple([RunId]),
    saveJob: z.tuple([TabId]),
    takeNotice: z.tuple([]),
    describeModels: z.tuple([]),
    testModel: z.tuple([ModelSettings]),
    listModels: z.tuple([ModelSettings]),
    highlight: z.tuple([TabId, z.string(), z.number().int().optional()]),
    editField: z.tuple([FieldEdit]),
    draftAnswer: z.tuple([RunId, FieldOnPage]),
    undoFields: z.tuple([z.uuid(), FieldOnPage.nullable()]),
    acceptNotice: z.tuple([RunId]),
  } satisfies Record<keyof PanelApi, z.ZodType<unknown[]>>),
);

/** comlink could also read, set and construct anything below what it exposes: only acts can be called, by name, with plain values. */
const Call = z.strictObject({
  id: z.string(),
  type: z.literal('APPLY'),
  path: z.tuple([z.string()]),
  argumentList: z.array(z.object({ type: z.literal('RAW'), value: z.unknown().optional() })),
});

/** A call received over a port, each argument checked for its act; null for anything else. */
export function readPanelCall(message: unknown): z.infer<typeof Call> | null {
  const call = Call.safeParse(message).data;
  const values = call && takes.get(call.path[0])?.safeParse(call.argumentList.map(({ value }) => value)).data;
  return values ? { ...call, argumentList: values.map((value) => ({ type: 'RAW', value })) } : null;
}

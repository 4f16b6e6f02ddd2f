import { z } from 'zod';
import { FormReading } from '@/domain/form/form-field';
import { FieldFilling } from '@/domain/form/form-filling';
import { FilterControl, Landmarks } from '@/domain/page/landmarks';
import { ElementFacts } from '@/domain/page/page-act';
import { ListChange, OpenedPart } from '@/domain/page/page-change';
import { PageKindReading } from '@/domain/page/page-kind';
import {
  DetailsReading,
  LearnedRecipe,
  NumberedText,
  PagerReading,
  RowsReading,
  ScrollState,
  SearchReading,
} from '@/domain/page/page-readings';
import { FieldRules, PaneLayout, Recipe } from '@/domain/page/recipe';
import { RefusalCode } from '@/domain/page/refusal-code';
import type {
  PageChange,
  PageRequestName,
  PageRequests,
  Point,
  PressJudgement,
  VisibilityReading,
} from '@/page-api/page-requests';
import type { FrameSnapshot } from '@/page-api/snapshot-types';

const point: z.ZodType<Point> = z.object({
  x: z.number(),
  y: z.number(),
  isHit: z.boolean(),
  coveredBy: z.string().nullable(),
});

const sightMark = {
  selector: z.string(),
  box: z.object({ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() }),
};
const sightReading: z.ZodType<VisibilityReading> = z.discriminatedUnion('shown', [
  z.object({ shown: z.enum(['gone', 'hidden', 'aside']) }),
  z.object({
    shown: z.literal('in-view'),
    sight: z.object({
      ...sightMark,
      isControl: z.boolean(),
      point,
      textWidth: z.number(),
      labels: z.array(z.object(sightMark)),
    }),
  }),
]);

const framePlace = {
  index: z.number().nullable(),
  url: z.string(),
  width: z.number(),
  height: z.number(),
};
const place = z.object({ x: z.number(), y: z.number() });

const pressJudgement: z.ZodType<PressJudgement> = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('pass'), identity: z.string() }),
  z.object({ outcome: z.literal('refused'), code: RefusalCode, name: z.string() }),
  z.object({ outcome: z.literal('missed'), by: z.string() }),
  z.object({ outcome: z.literal('gone') }),
  z.object({
    outcome: z.literal('frame'),
    frame: z.object({ index: z.number().nullable(), url: z.string(), width: z.number(), height: z.number() }),
    at: place.nullable(),
  }),
]);

const frameSnapshot: z.ZodType<FrameSnapshot> = z.object({
  header: z.string(),
  lines: z.array(z.string()),
  tokens: z.number(),
  elements: z.array(
    z.object({
      ref: z.string(),
      action: z.enum(['click', 'type', 'select', 'upload']),
      role: z.string().nullable(),
      name: z.string(),
      url: z.string().nullable(),
    }),
  ),
  lists: z.array(z.object({ id: z.string(), name: z.string(), rows: z.number(), shown: z.number() })),
  frames: z.array(
    z.object({
      line: z.number(),
      indent: z.number(),
      index: z.number().nullable(),
      url: z.string(),
      width: z.number(),
      height: z.number(),
    }),
  ),
});

const pageChange: z.ZodType<PageChange> = z.object({
  opened: z.array(OpenedPart),
  closed: z.array(OpenedPart),
  lists: z.array(ListChange),
  values: z.array(z.object({ name: z.string(), before: z.string(), after: z.string() })),
  added: z.array(z.string()),
  addedCount: z.number(),
  removed: z.array(z.string()),
  removedCount: z.number(),
});

const selectorMatch = z.object({
  selector: z.string(),
  count: z.number(),
  first: z.object({ role: z.string().nullable(), name: z.string() }).nullable(),
});

/** The expected answers to page requests. The page's process is not trusted: its answers are parsed here, once. */
export const pageAnswerSchemas: { [Name in PageRequestName]: z.ZodType<PageRequests[Name]['output']> } = {
  ping: z.literal(true),
  'take-snapshot': frameSnapshot,
  'read-page-kind': PageKindReading,
  'learn-recipe': LearnedRecipe.nullable(),
  'read-rows': RowsReading,
  'select-rows': z.string(),
  'read-details': DetailsReading.nullable(),
  'read-numbered-text': NumberedText.nullable(),
  'learn-from-rows': LearnedRecipe.nullable(),
  'mend-rows': Recipe.nullable(),
  'learn-details': FieldRules,
  'learn-layout': PaneLayout.nullable(),
  'read-search': SearchReading,
  'read-pager': PagerReading,
  'find-point': point.nullable(),
  'judge-press': pressJudgement,
  'is-typing': z.boolean(),
  'find-scroller': z.object({ point, scroll: ScrollState }),
  'read-element': ElementFacts.nullable(),
  'read-landmarks': Landmarks,
  'read-form': FormReading,
  'open-scope': z.boolean(),
  'holds-scope': z.boolean(),
  'may-write-in-focus': z.boolean(),
  'frame-shown': z.boolean(),
  'field-point': point.nullable(),
  'read-sights': z.array(sightReading),
  'mark-in-shadow': z.literal(true),
  'focused-frame': z.object(framePlace).nullable(),
  'frame-at-point': z.object({ ...framePlace, x: z.number(), y: z.number() }).nullable(),
  'form-actions': z.array(z.string()),
  'hear-touch': z.boolean(),
  'watch-sending': z.boolean(),
  'fill-field': FieldFilling,
  'clear-field': FieldFilling,
  'take-back': z.boolean(),
  'find-box': z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }).nullable(),
  'next-by-hand': z.object({ selector: z.string(), text: z.string().nullable() }).nullable(),
  'is-still-in-hand': z.boolean(),
  'attach-files': z.object({ outcome: z.enum(['attached', 'gone', 'refused', 'hidden']), shown: z.string() }),
  'read-filters': z.object({ surroundings: z.string(), controls: z.array(FilterControl) }),
  'watch-change': z.literal(true),
  'read-change': z.object({ wasActedOn: z.boolean(), change: pageChange }).nullable(),
  'match-selectors': z.array(selectorMatch),
  'find-scroll-container': z.object({ point, scroll: ScrollState }).nullable(),
  'choose-option': z.union([
    z.object({
      outcome: z.enum(['chosen', 'gone', 'no-select', 'no-such-option']),
      options: z.array(z.string()),
    }),
    z.object({ outcome: z.literal('refused'), code: RefusalCode }),
  ]),
  'read-field': z.object({ value: z.string(), element: ElementFacts }).nullable(),
  'read-boxes': z.array(z.object({ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() })),
  'wait-until-quiet': z.boolean(),
};

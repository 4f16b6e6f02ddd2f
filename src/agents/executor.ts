import { z } from 'zod';
import { GoalStep } from '@/domain/goal/goal-step';
import { DoneAction, longestWaitMs, microActionTypes, pressableKeys } from '@/domain/goal/micro-action';
import { Landmarks } from '@/domain/page/landmarks';
import type { MessagePart } from '@/models/model';
import { defineAgent } from './calling/define-agent';
import { defineTool } from './calling/define-tool';
import { actionLines } from './goal-view/action-lines';
import { stepLines } from './goal-view/step-line';
import { hintLine, listHints } from './page-view/hint-line';
import { PageView } from './page-view/page-view';
import { maxLength } from './prompt/answer-limits';
import { fenced, fenceRule } from './prompt/fence';
import { firstLines } from './prompt/first-lines';
import { toOneLine } from './prompt/quote-in-prompt';

const ExecutorInput = z.object({
  step: GoalStep,
  /** What to do differently this time; null at the first attempt. */
  change: z.string().nullable(),
  variables: z.array(z.string()),
  /** Actions of this attempt so far. */
  done: z.array(DoneAction),
  /** Things put aside in this attempt. */
  collected: z.number().int(),
  /** What earlier steps put aside, a line each. */
  known: z.array(z.string()),
  page: PageView,
  landmarks: Landmarks,
  turnsLeft: z.number().int(),
  readyMade: z.string().nullable(),
});
export type ExecutorInput = z.infer<typeof ExecutorInput>;

/** Actions of one answer: the page may look different after any of them. */
export const mostActions = 20;
const mostItems = 60;
const mostFields = 20;
const mostKnown = 12;

/** Sent at every turn: kept short. */
const executorPrompt = `Carry out ONE step of a plan on a web page. Call one tool. You know only what is shown.

act: a short list of actions, done one after the other; the first that fails ends it. You are asked again with the new page as soon as something opened or another page came: list only what the page at hand allows, but all of that. What an action of the list brings up (an entry of a menu, a suggestion, a day of a month) may follow it by its words: target "name: Kai".
- next: judge if the step is carried out with them; look if it needs more, on the page as they leave it (a letter opened, a month turned, a menu unfolded).
PAGE. [CLICK: "x"], [TYPE: "x"] or [SELECT: "x"] precedes what you can use: copy x as target. Other text has no address: hovered or dropped on, it is "name: Toss"; a row without one is its list and number, L1.3. An open dialog comes first, without the page beneath it. "(class trash)" is what the page's author calls a control without a name; after a name, what only some of its like are called or look like: "(class active)", "(looks bold)" is mostly the chosen one. GUESSES may be wrong.
- click, double_click, hover: target (click: value how often, as for a calendar's arrow). fill: target, value replaces the text (a date field takes 2026-11-30, one for a time 14:05, for a colour #ff8000; a slider, its number). A field that is "read only" is clicked instead: it opens what fills it. To copy what another field holds: value "{{e7}}", its address. select: target, value is the option's label; a wrong one is answered with those there are; one action for each where it "takes several"; in a text (target "body" where it has no address), the words to be marked, as before they get a style. press_key: key, at the focus (Enter sends the field you filled; arrows also move a slider or a choice), value how often. Where no field is but the page hears keys (a terminal, a game), fill with target null types them. scroll: direction, value how often, target null for the page or, where nothing is below, for the box in it that has more. wait: ms, only if the page says it is still loading.
- drag: target, end: the address it is dropped on, or "120, 0" for pixels right and down. An item of a list that can be reordered takes the place of the one it is dropped on. "e5 at 70%" is a place in e5, from its left, as on a slider's track; "e5 at 50%, 10%", near its top, as to drop above it: so for any place in a drawing or canvas. "160×150 at 31,91" is size and place in pixels, "r2 c3" row and column; a canvas lists its colours as a grid.
- What is folded or behind a menu or a field (calendar, suggestions, submenu): click or hover what opens it; you then see what it holds.
- extract: puts aside what the step is to read. value: type in one word (product, job, message, fact); items: the fields of each thing as the page writes them, word for word, the same field names for all: title, price, and what the step asks for; url: the address of its row or link (e12, L1.3). A list that is folded: extract with target "L1 rows 8-25" and items [] shows those rows next; target "page", what is cut with "…". Only as many things as asked for, only those that fit.
- Variables: {{name}} as value, exactly so.
- description: in a few words. Unused parts: null, items [].
done: the step is carried out as far as you can see, or nothing has to be done. cannot: it cannot be done on this page; say what is missing.
Do only this step. Something sent, bought, deleted or signed in is asked of the user by the program: act as usual.

${fenceRule}`;

const address = z.string().max(maxLength.address).nullable();

/** Without null for the items: one level less, of the few that a provider takes. */
const ActionInput = z.object({
  type: z.enum(microActionTypes),
  target: address,
  end: address,
  value: z.string().max(maxLength.field).nullable(),
  key: z.enum(pressableKeys).nullable(),
  direction: z.enum(['down', 'up']).nullable(),
  ms: z.number().int().min(0).max(longestWaitMs).nullable(),
  items: z
    .array(
      z
        .array(z.object({ field: z.string().max(maxLength.label), value: z.string().max(maxLength.field) }))
        .max(mostFields),
    )
    .max(mostItems),
  description: z.string().max(maxLength.reason),
});

export type ActionInput = z.infer<typeof ActionInput>;

/** Turns one step of a plan into browser actions on the page as it is. */
export const executor = defineAgent({
  name: 'executor',
  tier: 'fast',
  prompt: executorPrompt,
  tools: [
    defineTool(
      'act',
      'What to do next.',
      z.object({ actions: z.array(ActionInput).min(1).max(mostActions), next: z.enum(['judge', 'look']) }),
    ),
    defineTool('done', 'The step is carried out.', z.object({ reason: z.string().max(maxLength.reason) })),
    defineTool('cannot', 'It cannot be carried out here.', z.object({ reason: z.string().max(maxLength.reason) })),
  ],
  input: ExecutorInput,
  render: renderExecutor,
});

const pageBytes = 24_000;

function renderExecutor(input: ExecutorInput, fence: string): MessagePart[] {
  const { step, change, variables, done, collected, known, page, turnsLeft } = input;
  const help = listHints(page.text);
  const hints = hintLine(input);
  const record = [...actionLines(done), ...(hints === '' ? [] : [hints])];
  const parts = [
    stepLines(step).join('\n'),
    ...(change === null ? [] : [`This time: ${toOneLine(change, 300)}`]),
    ...(variables.length === 0 ? [] : [`Variables: ${variables.map((name) => `{{${name}}}`).join(', ')}`]),
    `Put aside in this step: ${collected}. Turns left: ${turnsLeft}.`,
    ...(help === '' ? [] : [help]),
    ...(known.length === 0 ? [] : [fenced(fence, 'read by earlier steps', known.slice(-mostKnown).join('\n'))]),
    ...(record.length === 0 ? [] : [fenced(fence, 'actions so far', record.join('\n'))]),
    fenced(fence, 'page', firstLines(page.text, pageBytes)),
  ];
  return [{ type: 'text', text: parts.join('\n\n') }];
}

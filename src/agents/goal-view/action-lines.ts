import { quoted, toOneLine } from '@/agents/prompt/quote-in-prompt';
import type { DoneAction } from '@/domain/goal/micro-action';

const mostActions = 10;

/** Characters of a name that tells which one is meant: `+`, `T` and `3` stand on a page several times. */
const shortestTelling = 4;

/** `click "Apply" → done, the page changed`: the latest actions, oldest first. Names come from a page: to be fenced. */
export function actionLines(done: readonly DoneAction[]): string[] {
  return done.slice(-mostActions).map(actionLine);
}

function actionLine({ action, element, outcome, error, hasChanged, held, came = [] }: DoneAction): string {
  const { type, value, key, direction, end, description, target } = action;
  // A picture has no name, and many things have the same short one: what it was pressed for says which one it was.
  const isVague = element !== null && element.name.length < shortestTelling;
  const meant = isVague && description !== '' ? [`(${toOneLine(description, 60)})`] : [];
  const said = [
    type,
    ...(element
      ? [element.name === '' && element.place ? toOneLine(element.place, 60) : quoted(element.name, 50)]
      : action.target
        ? [toOneLine(action.target, 40)]
        : []),
    ...meant,
    ...(element === null ? [] : placeIn(target)),
    ...(end ? [`to ${toOneLine(end, 40)}`] : []),
    ...(value ? [`= ${quoted(value, 60)}`] : []),
    ...(key ? [key] : []),
    ...(direction ? [direction] : []),
  ];
  const shown = came.length > 0 ? `: ${came.map((line) => toOneLine(line, 60)).join(' / ')}` : '';
  const result =
    outcome === 'done' ? (hasChanged ? `done, the page changed${shown}` : 'done, no change noticed') : outcome;
  const why = error === null ? '' : `: ${toOneLine(error, 160)}`;
  const kept = held > 0 ? `; ${held} requests that might do more than read were held back` : '';
  return `${said.join(' ')} → ${result}${why}${kept}`;
}

/** `at 70%`: where in it, as its address says. */
function placeIn(target: string | null): string[] {
  const at = target?.indexOf(' at ') ?? -1;
  return at === -1 ? [] : [toOneLine((target ?? '').slice(at + 1), 20)];
}

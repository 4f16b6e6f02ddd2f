import type { ListFrame } from '@/domain/page/list-frame';
import type { Recipe } from '@/domain/page/recipe';
import type { Target } from '@/page-api/element-requests';
import type { PageRequestName, PageRequests } from '@/page-api/page-requests';

/** What a request says of its frame: an element's ref, and the frame of its list. */
export interface WantedFrame {
  ref: string | null;
  place: ListFrame | null;
}

type Input = PageRequests[PageRequestName]['input'];

/** Which frame a request is for, as far as its input says. Selectors say nothing: alone they mean the top frame. */
export function wantedFrameOf(input: Input): WantedFrame {
  return { ref: refIn(input), place: placeIn(input) };
}

function refIn(input: Input): string | null {
  if (input === null) return null;
  if ('ref' in input) return input.ref;
  const targets = [
    'target' in input ? input.target : null,
    'row' in input ? input.row : null,
    'pressed' in input ? input.pressed : null,
    'list' in input ? input.list.pressed : null,
  ];
  return targets.flatMap(refOfTarget)[0] ?? null;
}

function refOfTarget(target: Target | string | null | undefined): string[] {
  return target && typeof target === 'object' && 'ref' in target ? [target.ref] : [];
}

function placeIn(input: Input): ListFrame | null {
  if (input === null) return null;
  if ('frame' in input) return input.frame ?? null;
  return recipeIn(input)?.frame ?? null;
}

function recipeIn(input: NonNullable<Input>): Recipe | null {
  if ('recipe' in input) return input.recipe;
  return 'list' in input && typeof input.list === 'object' ? input.list.recipe : null;
}

import { drawnForm } from './drawn/drawn.ts';
import type { FormSite } from './form-site.ts';
import { sandboxed } from './sandboxed/sandboxed.ts';

/** Forms that no program can read, or not all of them: with the rules alone they stay as they are. */
export const formsBySight: readonly FormSite[] = [drawnForm, sandboxed];

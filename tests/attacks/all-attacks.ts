import type { Attack, CleanTwin } from './attack';
import { strangerFrames } from './fill/stranger-frames';

/** All of them. Each list has a module of its own. */
export const allAttacks: readonly Attack[] = [...strangerFrames];

/** Harmless pages of the same builds. */
export const allCleanTwins: readonly CleanTwin[] = [];

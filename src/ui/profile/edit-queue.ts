import type { Profile } from '@/domain/profile';
import { createWriteQueue, type WriteQueue } from '../write-queue';

export type ProfileChange = (profile: Profile) => Profile;

/** Writes the changes of a profile, all that wait as one: no change is lost as long as the panel is open. */
export const createEditQueue = (
  write: (change: ProfileChange) => Promise<unknown>,
  onOutcome: (hasFailed: boolean) => void,
): WriteQueue<ProfileChange> =>
  createWriteQueue({ write, join: (earlier, later) => (profile) => later(earlier(profile)), onOutcome });

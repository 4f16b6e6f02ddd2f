import type { Profile } from '@/domain/form/profile';
import { createWriteQueue, type WriteQueue } from '@/ui/data/write-queue';

export type ProfileChange = (profile: Profile) => Profile;

/** Writes profile changes, pending ones merged: none is lost while the panel is open. */
export const createEditQueue = (
  write: (change: ProfileChange) => Promise<unknown>,
  onOutcome: (hasFailed: boolean) => void,
): WriteQueue<ProfileChange> =>
  createWriteQueue({ write, join: (earlier, later) => (profile) => later(earlier(profile)), onOutcome });

import type { Profile } from '@/domain/form/profile';
import { salvageProfile } from '@/forms/values/salvage-profile';
import type { Connection } from '@/store/database/connection';
import type { ReportDamage } from '@/store/database/damaged-records';
import { inOneTransaction } from '@/store/database/in-one-transaction';
import type { PublishEvent } from '@/store/database/live-events';

/** What the user says about themselves: one profile per browser. */
export interface ProfileRepository {
  /** Empty until something is written. Damaged parts are left out. */
  read(): Promise<Profile>;
  /** Writes the result of `edit` on the current profile; returns the profile as it was before. */
  change(edit: (profile: Profile) => Profile): Promise<Profile>;
  /** Writes the whole profile in one request that is committed at once: it survives a closing page. */
  put(profile: Profile): Promise<void>;
}

const id = 'profile';

export function createProfileRepository(
  connection: Connection,
  announce: PublishEvent,
  report: ReportDamage,
): ProfileRepository {
  const soundOf = (record: { profile: unknown } | undefined): Profile => {
    if (!record) return {};
    const sound = salvageProfile(record.profile);
    for (const problem of sound?.leftOut ?? ['no profile']) report({ store: 'profile', problem });
    return sound?.profile ?? {};
  };
  return {
    read: async () => soundOf(await connection.use((database) => database.get('profile', id))),
    async change(edit) {
      const before = await connection.use((database) => {
        const transaction = database.transaction('profile', 'readwrite', { durability: 'strict' });
        return inOneTransaction(transaction, async () => {
          const profile = soundOf(await transaction.store.get(id));
          await transaction.store.put({ id, profile: edit(profile) });
          return profile;
        });
      });
      announce({ type: 'profile-change' });
      return before;
    },
    async put(profile) {
      await connection.use(async (database) => {
        const transaction = database.transaction('profile', 'readwrite');
        const written = transaction.store.put({ id, profile });
        transaction.commit();
        await Promise.all([written, transaction.done]);
      });
      announce({ type: 'profile-change' });
    },
  };
}

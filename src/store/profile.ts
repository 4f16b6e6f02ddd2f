import type { Profile } from '@/domain/profile';
import { soundProfile } from '@/domain/sound-profile';
import type { Connection } from './connection';
import type { ReportDamage } from './damage';
import { inOneTransaction } from './in-one-transaction';
import type { Announce } from './live';

/** What the user says of themself: one profile a browser. */
export interface ProfileRepository {
  /** Empty while nothing was written. What is damaged in it is left out. */
  read(): Promise<Profile>;
  /** Writes what `edit` makes of the profile as it is at that moment; gives the profile as it was before. */
  change(edit: (profile: Profile) => Profile): Promise<Profile>;
  /** Writes the whole profile in one request that is committed at once: it outlives a page that goes away. */
  put(profile: Profile): Promise<void>;
}

const id = 'profile';

export function createProfileRepository(
  connection: Connection,
  announce: Announce,
  report: ReportDamage,
): ProfileRepository {
  const soundOf = (record: { profile: unknown } | undefined): Profile => {
    if (!record) return {};
    const sound = soundProfile(record.profile);
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

import { useCallback } from 'react';
import type { LiveEvent } from '@/domain/run/live-event';
import type { ListedDocument } from '@/store/profile/document-repository';
import { type Loadable, useLiveQuery } from '@/ui/data/live-query';
import { usePorts } from '@/ui/data/ports-context';
import type { UserValues } from './answered-value';

const isDocumentsChange = ({ type }: LiveEvent) => type === 'documents-change';
const isSaidChange = ({ type }: LiveEvent) =>
  type === 'profile-change' || type === 'answers-change' || type === 'documents-change';

export function useListedDocuments(): Loadable<ListedDocument[]> {
  const { documents } = usePorts();
  const read = useCallback(() => documents.list(), [documents]);
  return useLiveQuery(read, isDocumentsChange);
}

/** Everything the user has entered, to show what a form was filled with: the run itself stores no values. */
export function useUserValues(): Loadable<UserValues> {
  const ports = usePorts();
  const read = useCallback(async () => {
    const [profile, answers, documents] = await Promise.all([
      ports.profile.read(),
      ports.answers.list(),
      ports.documents.list(),
    ]);
    return { profile, answers, documents };
  }, [ports]);
  return useLiveQuery(read, isSaidChange);
}

import { useCallback, useState } from 'react';
import { i18n } from '#i18n';
import type { Profile } from '@/domain/form/profile';
import { useGuardedAct } from '@/ui/acts/use-guarded-act';
import { usePorts } from '@/ui/data/ports-context';
import { useToast } from '@/ui/parts/toast';
import { withNameParts } from '../fields/name-parts';
import { readDocument } from '../read-document/read-document';
import { type Proposal, proposalsOf } from './proposals';

interface Review {
  name: string;
  proposals: Proposal[];
}

interface DocumentReview {
  /** Reads a stored document by id. */
  read(id: string): void;
  isReading: boolean;
  /** Its content; null until a document is read, and after the user is done. */
  review: Review | null;
  close(): void;
}

/** Reads a document for the profile, and reports if there is nothing to accept. */
export function useDocumentReview(profile: Profile): DocumentReview {
  const { documents } = usePorts();
  const show = useToast();
  const attempt = useGuardedAct();
  const [isReading, setReading] = useState(false);
  const [review, setReview] = useState<Review | null>(null);
  const read = useCallback(
    async (id: string) => {
      const propose = async () => {
        const document = (await documents.list()).find((one) => one.id === id);
        const file = await documents.file(id);
        if (!document || !file) return;
        const draft = withNameParts(await readDocument(file, document.type));
        const proposals = proposalsOf(draft, profile);
        if (proposals.length > 0) setReview({ name: document.name, proposals });
        else show({ text: nothingNew(draft) });
      };
      setReading(true);
      await attempt(propose, i18n.t('documents.unreadable'));
      setReading(false);
    },
    [documents, profile, show, attempt],
  );
  return { read: (id) => void read(id), isReading, review, close: () => setReview(null) };
}

/** A scan has no text; otherwise everything is in the profile already. */
function nothingNew({ basics = {}, work, education }: Profile): string {
  const isEmpty = Object.keys(basics).length === 0 && !work && !education;
  return isEmpty ? i18n.t('documents.noText') : i18n.t('documents.nothingNew');
}

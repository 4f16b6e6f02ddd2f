import { type RefObject, useCallback, useRef } from 'react';
import { i18n } from '#i18n';
import { documentMediaTypes } from '@/domain/form/document';
import type { LiveEvent } from '@/domain/run/live-event';
import { useLiveQuery } from '@/ui/data/live-query';
import { usePorts } from '@/ui/data/ports-context';
import { Button } from '../../parts/button';
import { FilePicker } from '../../parts/file-picker';
import { Loaded } from '../../parts/loaded';
import { DocumentRow } from './document-row';
import { useDocuments } from './use-documents';

interface DocumentPickerProps {
  /** Clicked to pick a document. */
  input: RefObject<HTMLInputElement | null>;
  onPick: (file: File) => void;
}

const accepted = ['.pdf', '.docx', ...Object.values(documentMediaTypes)].join();

/** The browser's own file picker, for documents. */
const DocumentPicker = (props: DocumentPickerProps) => <FilePicker accept={accepted} {...props} />;

interface DocumentsSectionProps {
  /** Shows what a document says, for the profile. */
  onRead: (id: string) => void;
  isReading: boolean;
}

const isDocumentsChange = ({ type }: LiveEvent) => type === 'documents-change';

/** The user's CVs and letters, and which CV forms get. */
export function DocumentsSection({ onRead, isReading }: DocumentsSectionProps) {
  const ports = usePorts();
  const read = useCallback(() => ports.documents.list(), [ports]);
  const documents = useDocuments(onRead);
  const picker = useRef<HTMLInputElement>(null);
  return (
    <section>
      <h2>{i18n.t('documents.title')}</h2>
      <p className="muted">{i18n.t('documents.text')}</p>
      <Loaded from={useLiveQuery(read, isDocumentsChange)}>
        {(list) => (
          <>
            {list.length > 0 && (
              <ul className="document-list">
                {list.map((document) => (
                  <DocumentRow
                    key={document.id}
                    document={document}
                    acts={documents}
                    onRead={() => onRead(document.id)}
                  />
                ))}
              </ul>
            )}
            <Button
              look={list.length === 0 ? 'primary' : 'plain'}
              icon="upload"
              className="entry-add"
              aria-disabled={isReading}
              onClick={() => picker.current?.click()}
            >
              {list.length === 0 ? i18n.t('documents.addFirst') : i18n.t('documents.add')}
            </Button>
          </>
        )}
      </Loaded>
      {isReading && <p role="status">{i18n.t('documents.reading')}</p>}
      <DocumentPicker input={picker} onPick={documents.add} />
    </section>
  );
}

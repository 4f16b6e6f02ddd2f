import type { ReactNode } from 'react';
import { i18n } from '#i18n';
import type { FillRun } from '@/domain/run/run';
import { documentHandle } from '@/forms/values/value-handle';
import type { ListedDocument } from '@/store/profile/document-repository';
import { usePorts } from '@/ui/data/ports-context';
import { questionWords } from '@/ui/messages/fill-words';
import { formatBytes } from '@/ui/messages/formats';
import { Loaded } from '@/ui/parts/loaded';
import { AskNotice } from './ask-notice';
import { NoticeAnswers } from './notice-answers';
import { useListedDocuments } from './use-user-answers';

interface FileNoticeProps {
  run: FillRun;
  /** Alternatives to answering. */
  children: ReactNode;
}

/** Asked once per form, before any file is chosen: choosing may already send it. */
export function FileNotice({ run, children }: FileNoticeProps) {
  const { acts } = usePorts();
  const documents = useListedDocuments();
  return (
    <div className="fill-ask">
      <AskNotice code="file-notice" icon="upload" />
      <Loaded from={documents}>
        {(all) => {
          const files = filesToChoose(run, all);
          return (
            <>
              <Files files={files} />
              <NoticeAnswers
                yes={i18n.t('fill.chooseFile', Math.max(1, files.length))}
                no={i18n.t('fill.withoutFile', Math.max(1, files.length))}
                onAnswer={(areAllowed) => acts.allowFiles(run.id, areAllowed)}
              >
                {children}
              </NoticeAnswers>
            </>
          );
        }}
      </Loaded>
    </div>
  );
}

interface FileToChoose {
  fieldId: string;
  question: string;
  document: ListedDocument;
}

function Files({ files }: { files: FileToChoose[] }) {
  return (
    <dl className="fill-files">
      {files.map(({ fieldId, question, document }) => (
        <div key={fieldId}>
          <dt>{question}</dt>
          <dd>
            {document.name} <span className="muted">{formatBytes(document.size)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function filesToChoose({ state }: FillRun, documents: readonly ListedDocument[]): FileToChoose[] {
  return state.fields
    .filter(({ kind, outcome, page }) => kind === 'file' && outcome === 'open' && page === state.page)
    .flatMap((field) => {
      const document = documents.find(({ id }) => field.handle === documentHandle(id));
      return document ? [{ fieldId: field.id, question: questionWords(field), document }] : [];
    });
}

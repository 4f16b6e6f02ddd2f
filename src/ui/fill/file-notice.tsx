import type { ReactNode } from 'react';
import { i18n } from '#i18n';
import type { FillRun } from '@/domain/run';
import { documentHandle } from '@/domain/value-handle';
import type { ListedDocument } from '@/store/documents';
import { Button } from '../parts/button';
import { Loaded } from '../parts/loaded';
import { usePorts } from '../ports-context';
import { useAct } from '../use-act';
import { questionWords } from '../words/fill-words';
import { formatBytes } from '../words/formats';
import { AskNotice } from './ask-notice';
import { useListedDocuments } from './use-said';

interface FileNoticeProps {
  run: FillRun;
  /** What else can be done than to answer. */
  children: ReactNode;
}

/** Asked once a form, before any file is chosen: choosing it may already send it. */
export function FileNotice({ run, children }: FileNoticeProps) {
  const { acts } = usePorts();
  const act = useAct();
  const documents = useListedDocuments();
  const answer = (areAllowed: boolean) => () => act.isBusy || act.perform(() => acts.allowFiles(run.id, areAllowed));
  return (
    <div className="fill-ask">
      <AskNotice code="file-notice" icon="upload" />
      <Loaded from={documents}>
        {(all) => {
          const files = filesToChoose(run, all);
          return (
            <>
              <Files files={files} />
              <div className="actions">
                <Button look="primary" aria-disabled={act.isBusy} onClick={answer(true)}>
                  {i18n.t('fill.chooseFile', Math.max(1, files.length))}
                </Button>
                <Button aria-disabled={act.isBusy} onClick={answer(false)}>
                  {i18n.t('fill.withoutFile', Math.max(1, files.length))}
                </Button>
                {children}
              </div>
            </>
          );
        }}
      </Loaded>
      {act.hasFailed && (
        <p className="act-problem" role="alert">
          {i18n.t('discover.actFailed')}
        </p>
      )}
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

import { i18n } from '#i18n';
import type { FillRun } from '@/domain/run';
import type { ListedDocument } from '@/store/documents';
import { Button } from '../parts/button';
import { Icon } from '../parts/icon';
import { Loaded } from '../parts/loaded';
import { usePorts } from '../ports-context';
import { useAct } from '../use-act';
import { questionWords } from '../words/fill-words';
import { formatBytes } from '../words/formats';
import { waitWords } from '../words/wait-words';
import { useListedDocuments } from './use-said';

/** Asked once a form, before any file is chosen: choosing it may already send it. */
export function FileNotice({ run }: { run: FillRun }) {
  const { acts } = usePorts();
  const act = useAct();
  const documents = useListedDocuments();
  const { title, text } = waitWords('file-notice');
  const answer = (areAllowed: boolean) => () => act.perform(() => acts.allowFiles(run.id, areAllowed));
  return (
    <div className="fill-ask">
      <div className="notice notice-attention" role="alert">
        <Icon name="upload" />
        <div>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
      </div>
      <Loaded from={documents}>{(all) => <Files files={filesToChoose(run, all)} />}</Loaded>
      <div className="actions">
        <Button look="primary" aria-disabled={act.isBusy} onClick={answer(true)}>
          {i18n.t('fill.chooseFile')}
        </Button>
        <Button aria-disabled={act.isBusy} onClick={answer(false)}>
          {i18n.t('fill.withoutFile')}
        </Button>
      </div>
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
      const document = documents.find(({ id }) => field.handle === `{{documents.${id}}}`);
      return document ? [{ fieldId: field.id, question: questionWords(field), document }] : [];
    });
}

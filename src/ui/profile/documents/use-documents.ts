import { i18n } from '#i18n';
import { type DocumentKind, documentTypeOf } from '@/domain/form/document';
import type { ListedDocument } from '@/store/profile/document-repository';
import { useGuardedAct } from '@/ui/acts/use-guarded-act';
import { usePorts } from '@/ui/data/ports-context';
import { useToast } from '@/ui/parts/toast';

const letter = /cover|letter|anschreiben|motivation|lettre|carta|brief|lettera/i;

const other = /certificat|zeugnis|zertifikat|transcript|diplom|reference|referenz|portfolio|certificado|attestat/i;

export interface DocumentActs {
  add(file: File): void;
  setKind(id: string, kind: DocumentKind): void;
  setDefault(id: string): void;
  download(document: ListedDocument): void;
  remove(document: ListedDocument): void;
}

/** Bytes. Larger files are not CVs, and no form accepts them. */
const mostBytes = 20_000_000;

/** Actions on documents; each reports its result. `onCv` gets the id of an added CV. */
export function useDocuments(onCv: (id: string) => void): DocumentActs {
  const { documents, saveFile } = usePorts();
  const show = useToast();
  const attempt = useGuardedAct();
  return {
    add: (file) =>
      attempt(async () => {
        const type = documentTypeOf(file);
        if (!type) return show({ text: i18n.t('documents.wrongType', { file: file.name }) });
        if (file.size > mostBytes) return show({ text: i18n.t('documents.tooLarge', { file: file.name }) });
        const kind = documentKindOf(file.name);
        const added = await documents.add({ name: file.name, type, kind, addedAt: new Date().toISOString() }, file);
        if (kind === 'resume') onCv(added.id);
      }),
    setKind: (id, kind) => attempt(() => documents.setKind(id, kind)),
    setDefault: (id) => attempt(() => documents.setDefault(id)),
    download: ({ id, name }) =>
      attempt(async () => {
        const file = await documents.file(id);
        if (file) saveFile(name, file, file.type);
      }),
    remove: ({ id, name }) =>
      attempt(async () => {
        const removed = await documents.remove(id);
        if (!removed) return;
        const restore = () => attempt(() => documents.restore(removed));
        show({ text: i18n.t('documents.deleted', { name }), undo: restore });
      }),
  };
}

/** What a document most likely is, by its name; the user can change it. */
function documentKindOf(name: string): DocumentKind {
  if (letter.test(name)) return 'cover_letter';
  return other.test(name) ? 'other' : 'resume';
}

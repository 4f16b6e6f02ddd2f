import { DropdownMenu } from 'radix-ui';
import { i18n } from '#i18n';
import { DocumentKind } from '@/domain/form/document';
import type { ListedDocument } from '@/store/profile/document-repository';
import { formatBytes, formatDay } from '@/ui/messages/formats';
import { Menu } from '@/ui/parts/menu';
import { MenuAct, MenuChoice } from '@/ui/parts/menu-choice';
import type { DocumentActs } from './use-documents';

interface DocumentRowProps {
  document: ListedDocument;
  acts: DocumentActs;
  onRead: () => void;
}

const kinds: Record<DocumentKind, () => string> = {
  resume: () => i18n.t('documents.resume'),
  cover_letter: () => i18n.t('documents.coverLetter'),
  other: () => i18n.t('documents.other'),
};

export function DocumentRow({ document, acts, onRead }: DocumentRowProps) {
  const { id, name, kind, size, addedAt, isDefault, isFileHere } = document;
  const facts = [kinds[kind](), formatBytes(size), formatDay(addedAt.slice(0, 10))].join(' · ');
  return (
    <li>
      <div>
        <p className="document-name">
          {name}
          {isDefault && <span className="status status-running">{i18n.t('documents.default')}</span>}
        </p>
        <p className="fact-note">{isFileHere ? facts : i18n.t('documents.notHere')}</p>
      </div>
      <Menu icon="more" label={i18n.t('documents.more', { name })}>
        {isFileHere && kind === 'resume' && (
          <>
            {!isDefault && (
              <MenuAct icon="check" onSelect={() => acts.setDefault(id)}>
                {i18n.t('documents.makeDefault')}
              </MenuAct>
            )}
            <MenuAct icon="eye" onSelect={onRead}>
              {i18n.t('documents.read')}
            </MenuAct>
          </>
        )}
        {isFileHere && (
          <MenuAct icon="download" onSelect={() => acts.download(document)}>
            {i18n.t('documents.download')}
          </MenuAct>
        )}
        <MenuAct icon="trash" onSelect={() => acts.remove(document)}>
          {i18n.t('documents.delete')}
        </MenuAct>
        <DropdownMenu.Separator />
        <DropdownMenu.Label className="menu-label">{i18n.t('documents.kind')}</DropdownMenu.Label>
        <DropdownMenu.RadioGroup value={kind}>
          {DocumentKind.options.map((option) => (
            <MenuChoice key={option} value={option} onSelect={() => acts.setKind(id, option)}>
              {kinds[option]()}
            </MenuChoice>
          ))}
        </DropdownMenu.RadioGroup>
      </Menu>
    </li>
  );
}

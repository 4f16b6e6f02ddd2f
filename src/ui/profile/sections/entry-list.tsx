import { type ReactNode, useState } from 'react';
import { i18n } from '#i18n';
import { Button } from '../../parts/button';
import { Disclosure } from '../../parts/disclosure';

interface EntryListProps<Entry> {
  entries: readonly Entry[];
  /** An entry's title, and the text beside it. */
  titleOf: (entry: Entry) => EntryTitle;
  addLabel: string;
  onAdd: () => void;
  onRemove: (index: number) => void;
  children: (entry: Entry, index: number) => ReactNode;
}

interface EntryTitle {
  title: string;
  note: string;
}

/** Collapsible entries; one that is still empty is new, and open. */
export function EntryList<Entry extends object>(props: EntryListProps<Entry>) {
  const { entries, titleOf, addLabel, onAdd, onRemove, children } = props;
  // Entries have no stable identity: their position is the key.
  const placed = entries.map((entry, index) => ({ entry, index, place: String(index) }));
  return (
    <>
      {entries.length > 0 && (
        <ul className="entries">
          {placed.map(({ entry, index, place }) => (
            <Entry
              key={place}
              {...titleOf(entry)}
              isNew={Object.keys(entry).length === 0}
              onRemove={() => onRemove(index)}
            >
              {children(entry, index)}
            </Entry>
          ))}
        </ul>
      )}
      <Button icon="plus" className="entry-add" onClick={onAdd}>
        {addLabel}
      </Button>
    </>
  );
}

interface EntryProps extends EntryTitle {
  isNew: boolean;
  onRemove: () => void;
  children: ReactNode;
}

function Entry({ title, note, isNew, onRemove, children }: EntryProps) {
  const [isOpen] = useState(isNew);
  return (
    <li>
      <Disclosure
        isOpen={isOpen}
        summary={
          <span className="entry-title">
            {title || i18n.t('profile.untitled')}
            <span className="fact-note">{note}</span>
          </span>
        }
      >
        <div className="section-body">
          {children}
          <Button look="quiet" icon="trash" className="entry-remove" onClick={onRemove}>
            {i18n.t('profile.remove')}
          </Button>
        </div>
      </Disclosure>
    </li>
  );
}

import { useState } from 'react';
import { i18n } from '#i18n';
import type { KeyElementName, Understanding } from '@/domain/page/understanding';
import { usePorts } from '@/ui/data/ports-context';
import { keyElementWord } from '@/ui/messages/understood-words';
import { useAnnounce } from '@/ui/parts/announcer';
import { Button } from '../parts/button';
import { UnderstandingPart } from './understanding-part';

interface KeyElementsProps {
  understanding: Pick<Understanding, 'keyElements' | 'pageType'>;
  tabId: number;
}

interface NamedSelector {
  name: KeyElementName;
  selector: string;
}

/** The elements a collection needs; each can be highlighted on the page. */
export function KeyElementList({ understanding, tabId }: KeyElementsProps) {
  const elements = selectorsOf(understanding.keyElements);
  if (elements.length === 0) return null;
  return (
    <UnderstandingPart title={i18n.t('understood.elements')}>
      <ul className="key-elements">
        {elements.map((element) => (
          <KeyElement key={`${element.name} ${element.selector}`} element={element} tabId={tabId} />
        ))}
      </ul>
    </UnderstandingPart>
  );
}

function KeyElement({ element: { name, selector }, tabId }: { element: NamedSelector; tabId: number }) {
  const { acts } = usePorts();
  const announce = useAnnounce();
  const [answer, setAnswer] = useState<string | null>(null);
  const show = async () => {
    setAnswer(null);
    const isThere = await acts.highlight(tabId, selector).catch(() => false);
    const words = isThere ? i18n.t('understood.shown') : i18n.t('understood.notThere');
    setAnswer(words);
    announce(words);
  };
  const word = keyElementWord(name);
  return (
    <li>
      <div>
        <p>{word}</p>
        <code>{selector}</code>
        {answer && <p className="progress-note">{answer}</p>}
      </div>
      <Button icon="eye" aria-label={i18n.t('understood.showElement', { name: word })} onClick={() => void show()}>
        {i18n.t('understood.show')}
      </Button>
    </li>
  );
}

function selectorsOf(elements: Understanding['keyElements']): NamedSelector[] {
  const { jobListings, searchInput, filterButton, applyButton, pagination } = elements;
  const single = { searchInput, filterButton, applyButton, pagination };
  const names = ['searchInput', 'filterButton', 'applyButton', 'pagination'] as const;
  return [
    ...jobListings.map((selector) => ({ name: 'jobListings' as const, selector })),
    ...names.flatMap((name) => {
      const selector = single[name];
      return selector ? [{ name, selector }] : [];
    }),
  ];
}

import { useState } from 'react';
import { i18n } from '#i18n';
import { formatNumber } from '@/ui/messages/formats';
import { Sheet } from '@/ui/parts/sheet';
import { Button } from '../../parts/button';
import type { Proposal } from './proposals';

interface ReviewSheetProps {
  /** Name of the document. */
  name: string;
  proposals: readonly Proposal[];
  onTake: (proposals: readonly Proposal[]) => void;
  onLeave: () => void;
}

/** What a document says, field by field, to accept or not. Nothing is saved before the user confirms. */
export function ReviewSheet({ name, proposals, onTake, onLeave }: ReviewSheetProps) {
  // What the user wrote themselves stays unless they say otherwise.
  const [chosen, setChosen] = useState(() => proposals.filter(({ current }) => !current).map(({ id }) => id));
  const toggle = (id: string) =>
    setChosen((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]));
  const taken = proposals.filter(({ id }) => chosen.includes(id));
  return (
    <Sheet title={i18n.t('review.title', { name })} onLeave={onLeave}>
      <p className="muted">{i18n.t('review.text')}</p>
      <ul className="proposals">
        {proposals.map((proposal) => (
          <ProposalRow
            key={proposal.id}
            proposal={proposal}
            isChosen={chosen.includes(proposal.id)}
            onToggle={() => toggle(proposal.id)}
          />
        ))}
      </ul>
      <footer className="form-footer">
        <div className="actions">
          <Button look="primary" aria-disabled={taken.length === 0} onClick={() => taken.length > 0 && onTake(taken)}>
            {i18n.t('review.take', taken.length, { count: formatNumber(taken.length) })}
          </Button>
          <Button onClick={onLeave}>{i18n.t('settings.cancel')}</Button>
        </div>
      </footer>
    </Sheet>
  );
}

interface ProposalRowProps {
  proposal: Proposal;
  isChosen: boolean;
  onToggle: () => void;
}

function ProposalRow({ proposal: { label, value, current }, isChosen, onToggle }: ProposalRowProps) {
  return (
    <li>
      <label>
        <input type="checkbox" checked={isChosen} onChange={onToggle} />
        <span>
          <span className="proposal-label">{label}</span>
          <span className="proposal-value">{value}</span>
          {current && <span className="proposal-current">{i18n.t('review.current', { value: current })}</span>}
        </span>
      </label>
    </li>
  );
}

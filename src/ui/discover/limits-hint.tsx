import { useEffect, useRef, useState } from 'react';
import { i18n } from '#i18n';
import type { LimitCaps, Limits } from '@/domain/settings/settings';
import type { ActiveTab } from '@/ui/data/panel-ports';
import { formatNumber } from '@/ui/messages/formats';
import { useAnnounce } from '@/ui/parts/announcer';
import { Button } from '../parts/button';
import { Icon } from '../parts/icon';
import { announcedSentence, mostSentence, shortageSentences } from './limits-sentences';
import { type JobTotal, type LimitsShortage, limitsShortage } from './limits-shortage';
import type { RaisedLimits } from './raise-limits';
import { useAnnouncedJobs } from './use-announced-jobs';
import './limits-hint.css';

interface LimitsHintProps {
  tab: ActiveTab;
  limits: Limits;
  caps: LimitCaps;
  /** What an earlier run read here, for a page that does not say it now. */
  remembered: JobTotal | null;
  onRaise: (raised: RaisedLimits) => void;
}

/** Says before the run what its limits would leave of the jobs that the page announces, and raises them. Keyed by the tab's address. */
export function LimitsHint({ tab, limits, caps, remembered, onRaise }: LimitsHintProps) {
  const read = useAnnouncedJobs(tab);
  const [answered, setAnswered] = useState<LimitsShortage | null>(null);
  const total = read ? { ...read, isRemembered: false } : remembered;
  const shortage = total && limitsShortage(total, limits, caps);
  const sentences = shortage && [announcedSentence(shortage), ...shortageSentences(shortage)];
  useAnnouncement(sentences?.join(' ') ?? null);
  if (answered && !shortage?.raised) return <Raised shortage={answered} />;
  if (!shortage || !sentences) return null;
  const { raised } = shortage;
  return (
    <div className="notice limits-hint">
      <Icon name="alert" />
      <p>{sentences.join(' ')}</p>
      {raised && (
        <Button
          onClick={() => {
            setAnswered(shortage);
            onRaise(raised);
          }}
        >
          {i18n.t('limits.raiseTo', { count: formatNumber(shortage.to) })}
        </Button>
      )}
    </div>
  );
}

function useAnnouncement(words: string | null): void {
  const announce = useAnnounce();
  useEffect(() => {
    if (words) announce(words);
  }, [announce, words]);
}

/** Takes the place, and the focus, of the button that was pressed. */
function Raised({ shortage: { to, most } }: { shortage: LimitsShortage }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <div className="notice limits-hint limits-hint-done">
      <Icon name="check" />
      <p ref={text} tabIndex={-1}>
        {i18n.t('limits.raised', { count: formatNumber(to) })} {most && mostSentence(most, to)}
      </p>
    </div>
  );
}

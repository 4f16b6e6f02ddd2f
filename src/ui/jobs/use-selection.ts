import { useCallback, useEffect, useRef } from 'react';
import { i18n } from '#i18n';
import type { JobAnswer } from '@/search/job-search';
import { useGuardedAct } from '@/ui/acts/use-guarded-act';
import { usePorts } from '@/ui/data/ports-context';
import { formatNumber } from '@/ui/messages/formats';
import { useAnnounce } from '@/ui/parts/announcer';
import { retainExisting, selectRange, toggleSelected } from './listing/jobs-view';
import type { ChangeSelected } from './listing/use-view-change';

type Selected = ReadonlySet<string>;

export interface Selection {
  selected: Selected;
  /** Toggles a row; `isRange`: with all since the row toggled last. */
  toggle: (index: number, id: string, isRange: boolean) => void;
  /** Selects all the query finds, or none if all are selected. */
  toggleAll: () => void;
  clear: () => void;
}

/** The selection in the list. Jobs no longer in the list are deselected, so that nothing is done to invisible ones. */
export function useSelection(selected: Selected, change: ChangeSelected, answer: JobAnswer): Selection {
  useThoseThere(selected.size > 0, change, answer);
  const toggleAll = useToggleAll(selected.size > 0 && selected.size === answer.count, change);
  const toggle = useToggle(change);
  const clear = useCallback(() => change(() => new Set()), [change]);
  return { selected, toggle, toggleAll, clear };
}

function useThoseThere(hasAny: boolean, change: ChangeSelected, answer: JobAnswer): void {
  const { engine } = usePorts();
  const attempt = useGuardedAct();
  useEffect(() => {
    if (!hasAny) return;
    let isCurrent = true;
    attempt(async () => {
      const ids = answer.count === 0 ? [] : await engine.ids();
      if (isCurrent) change((current) => retainExisting(current, ids));
    });
    return () => {
      isCurrent = false;
    };
  }, [answer, engine, change, hasAny, attempt]);
}

function useToggle(change: ChangeSelected): Selection['toggle'] {
  const { engine } = usePorts();
  const attempt = useGuardedAct();
  const anchor = useRef(0);
  return useCallback(
    (index, id, isRange) => {
      const from = anchor.current;
      anchor.current = index;
      if (!isRange) return change((current) => toggleSelected(current, id));
      attempt(async () => {
        const ids = await engine.ids();
        change((current) => selectRange(current, ids, [from, index], !current.has(id)));
      });
    },
    [engine, change, attempt],
  );
}

function useToggleAll(isAll: boolean, change: ChangeSelected): () => void {
  const { engine } = usePorts();
  const attempt = useGuardedAct();
  const announce = useAnnounce();
  return useCallback(
    () =>
      attempt(async () => {
        const ids = isAll ? [] : await engine.ids();
        change(() => new Set(ids));
        announce(i18n.t('jobs.selected', ids.length, { count: formatNumber(ids.length) }));
      }),
    [engine, change, announce, attempt, isAll],
  );
}

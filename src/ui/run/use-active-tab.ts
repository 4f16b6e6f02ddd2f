import { useEffect, useState } from 'react';
import type { ActiveTab } from '@/ui/data/panel-ports';
import { usePorts } from '@/ui/data/ports-context';

/** The tab beside the panel; `null` if there is none, `undefined` while unknown. */
export function useActiveTab(): ActiveTab | null | undefined {
  const { tabs } = usePorts();
  const [tab, setTab] = useState<ActiveTab | null>();
  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      const active = await tabs.active();
      if (isCurrent) setTab(active);
    };
    void look();
    const unsubscribe = tabs.onChange(() => void look());
    return () => {
      isCurrent = false;
      unsubscribe();
    };
  }, [tabs]);
  return tab;
}

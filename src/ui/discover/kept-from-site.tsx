import { useEffect, useState } from 'react';
import { i18n } from '#i18n';
import { usePorts } from '../ports-context';
import { formatNumber } from '../words/formats';

/** How many jobs of a site are kept. */
export function KeptFromSite({ site }: { site: string }) {
  const { engine } = usePorts();
  const [kept, setKept] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const count = () =>
      void engine
        .facets()
        .then(
          ({ sites }) => isCurrent && setKept(sites.find(({ value }) => value === site)?.count ?? 0),
          console.error,
        );
    count();
    const end = engine.onChange(count);
    return () => {
      isCurrent = false;
      end();
    };
  }, [engine, site]);
  return kept > 0 && <p className="plan-kept">{i18n.t('discover.lastTime', kept, { count: formatNumber(kept) })}</p>;
}

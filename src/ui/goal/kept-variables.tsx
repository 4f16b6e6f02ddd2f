import { useCallback, useEffect, useState } from 'react';
import { i18n } from '#i18n';
import { usePorts } from '@/ui/data/ports-context';
import { Button } from '../parts/button';

/** Names of values that are kept for the site, each to be forgotten. The panel never reads a value. */
export function KeptVariables({ origin }: { origin: string }) {
  const { acts } = usePorts();
  const [names, setNames] = useState<readonly string[]>([]);
  const read = useCallback(async () => setNames(await acts.keptVariables(origin)), [acts, origin]);
  useEffect(() => {
    void read().catch((error: unknown) => console.error(error));
  }, [read]);
  if (names.length === 0) return null;
  const forget = async (name: string) => {
    await acts.forgetVariable(origin, name);
    await read();
  };
  return (
    <ul className="goal-kept" aria-label={i18n.t('goal.kept')}>
      {names.map((name) => (
        <li key={name}>
          {i18n.t('goal.keptOne', { name })}
          <Button look="quiet" icon="trash" onClick={() => void forget(name).catch(console.error)}>
            {i18n.t('goal.forgetVariable')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

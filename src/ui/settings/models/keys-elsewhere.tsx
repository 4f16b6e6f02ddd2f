import { i18n } from '#i18n';
import { usePorts } from '@/ui/data/ports-context';
import { useAct } from '@/ui/data/use-act';
import { ActProblem } from '../../parts/act-problem';
import { Button } from '../../parts/button';
import { Disclosure } from '../../parts/disclosure';
import { useKeyOrigins } from './use-key-origins';

/** Other stored keys, so that the user does not forget one. `origin`: has a field of its own. */
export function KeysElsewhere({ origin }: { origin: string | null }) {
  const { keys } = usePorts();
  const act = useAct(i18n.t('models.keyFailed'));
  const others = useKeyOrigins().filter((one) => one !== origin);
  if (others.length === 0) return null;
  return (
    <Disclosure summary={i18n.t('models.keysElsewhere')}>
      <ul className="agreed-sites">
        {others.map((other) => (
          <li key={other}>
            {other}
            <Button
              aria-label={i18n.t('models.keyForgetOf', { origin: other })}
              onClick={() => act.perform(() => keys.forget(other))}
            >
              {i18n.t('models.keyForget')}
            </Button>
          </li>
        ))}
      </ul>
      <ActProblem words={act.problem} />
    </Disclosure>
  );
}

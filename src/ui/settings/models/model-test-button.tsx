import { useState } from 'react';
import { i18n } from '#i18n';
import type { ModelSettings } from '@/domain/model/model-settings';
import type { ModelTest } from '@/domain/model/model-test-result';
import { usePorts } from '@/ui/data/ports-context';
import { modelTestWords } from '@/ui/messages/model-test-words';
import { useAnnounce } from '@/ui/parts/announcer';
import { Button } from '../../parts/button';
import { Disclosure } from '../../parts/disclosure';
import { Icon } from '../../parts/icon';

/** Asks the model once, with the settings chosen here, and shows the result. */
export function ModelTestButton({ models }: { models: ModelSettings }) {
  const { acts } = usePorts();
  const announce = useAnnounce();
  const [test, setTest] = useState<ModelTest | 'asking' | 'failed' | null>(null);
  const isAsking = test === 'asking';
  const ask = async () => {
    setTest('asking');
    const answer = await acts.testModel(models).catch(() => 'failed' as const);
    setTest(answer);
    announce(answer === 'failed' ? i18n.t('modelTest.failed') : modelTestWords(answer));
  };
  return (
    <div className="model-test">
      <Button aria-disabled={isAsking} onClick={() => isAsking || void ask()}>
        {isAsking ? i18n.t('models.testing') : i18n.t('models.test')}
      </Button>
      {test === 'failed' && <p className="act-problem">{i18n.t('modelTest.failed')}</p>}
      {test !== null && test !== 'asking' && test !== 'failed' && <Answer test={test} />}
    </div>
  );
}

function Answer({ test }: { test: ModelTest }) {
  const isGood = test.code === 'ok';
  return (
    <div className={`test-answer ${isGood ? 'test-good' : ''}`}>
      <Icon name={isGood ? 'check' : 'alert'} />
      <div>
        <p>{modelTestWords(test)}</p>
        {test.message && !isGood && (
          <Disclosure className="technical" summary={i18n.t('state.technical')}>
            <code>{test.message}</code>
          </Disclosure>
        )}
      </div>
    </div>
  );
}

import { useState } from 'react';
import { i18n } from '#i18n';
import type { ModelSettings } from '@/domain/model/model-settings';
import type { ModelTest } from '@/domain/model/model-test-result';
import { usePorts } from '@/ui/data/ports-context';
import { useAct } from '@/ui/data/use-act';
import { modelTestWords } from '@/ui/messages/model-test-words';
import { useAnnounce } from '@/ui/parts/announcer';
import { ActProblem } from '../../parts/act-problem';
import { Button } from '../../parts/button';
import { Disclosure } from '../../parts/disclosure';
import { Icon } from '../../parts/icon';

/** Asks the model once, with the settings chosen here, and shows the result. */
export function ModelTestButton({ models }: { models: ModelSettings }) {
  const { acts } = usePorts();
  const announce = useAnnounce();
  const [test, setTest] = useState<ModelTest | null>(null);
  const { perform, isBusy, problem } = useAct(i18n.t('modelTest.failed'));
  const ask = () =>
    perform(async () => {
      setTest(null);
      const answer = await acts.testModel(models);
      setTest(answer);
      announce(modelTestWords(answer));
    });
  return (
    <div className="model-test">
      <Button aria-disabled={isBusy} onClick={() => isBusy || ask()}>
        {isBusy ? i18n.t('models.testing') : i18n.t('models.test')}
      </Button>
      <ActProblem words={problem} />
      {test && <Answer test={test} />}
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

import { useEffect, useState } from 'react';
import { throttle } from '@/ui/data/coalesce';
import { usePorts } from '@/ui/data/ports-context';

const millisecondsBetweenQuestions = 200;

/**
 * The engine's answer, requested again whenever it may have changed; null until there is one, and if it fails: a job's sheet works without
 * it.
 *
 * @param ask must be referentially stable
 */
export function useSearchEngineAnswer<Answer>(ask: () => Promise<Answer>): Answer | null {
  const { engine } = usePorts();
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const questions = throttle(async () => {
      try {
        const next = await ask();
        if (isCurrent) setAnswer(() => next);
      } catch (error) {
        console.error(error);
      }
    }, millisecondsBetweenQuestions);
    questions.request();
    const unsubscribe = engine.onChange(() => questions.request());
    return () => {
      isCurrent = false;
      questions.cancel();
      unsubscribe();
    };
  }, [ask, engine]);
  return answer;
}

import { useEffect, useState } from 'react';
import { coalesce } from '../coalesce';
import { usePorts } from '../ports-context';

const millisecondsBetweenQuestions = 200;

/**
 * What the engine answers, asked again whenever it says that an answer may have changed; null until it has answered, and where
 * it cannot: what it adds to the sheet of a job the sheet can do without.
 *
 * @param ask the same function as long as it means the same
 */
export function useEngineAnswer<Answer>(ask: () => Promise<Answer>): Answer | null {
  const { engine } = usePorts();
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const questions = coalesce(async () => {
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

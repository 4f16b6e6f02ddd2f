import { useCallback } from 'react';
import { i18n } from '#i18n';
import type { LiveEvent } from '@/domain/live-event';
import type { Recipe } from '@/domain/recipe';
import type { Run } from '@/domain/run';
import type { Understanding } from '@/domain/understanding';
import { useLiveQuery } from '../live-query';
import { Disclosure } from '../parts/disclosure';
import { usePorts } from '../ports-context';
import { formatAge } from '../words/formats';
import { recipeSentences } from '../words/understanding-words';
import { FieldShares } from './field-shares';

const isRunChange = (event: LiveEvent) => event.type === 'run-change';

/** What a run understood of the page; nothing until it did. */
export function RunUnderstood({ run }: { run: Run }) {
  const { recipe } = run.state;
  return recipe && <UnderstoodCard recipe={recipe} />;
}

/** What is known of a site from the last time. */
export function SiteUnderstood({ site }: { site: string }) {
  const [latest] = useUnderstandings(site).toSorted((one, other) => (one.validatedAt < other.validatedAt ? 1 : -1));
  if (!latest) return null;
  const age = i18n.t('understood.learned', { age: formatAge(latest.learnedAt) });
  return latest.recipe && <UnderstoodCard recipe={latest.recipe} age={age} />;
}

function UnderstoodCard({ recipe, age }: { recipe: Recipe; age?: string }) {
  return (
    <Disclosure className="understood" summary={<h2>{i18n.t('understood.title')}</h2>}>
      <ul className="understood-sentences">
        {[...recipeSentences(recipe), ...(age ? [age] : [])].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <FieldShares fill={recipe.fill} />
    </Disclosure>
  );
}

function useUnderstandings(site: string): Understanding[] {
  const { understandings } = usePorts();
  const read = useCallback(() => understandings.ofSite(site), [understandings, site]);
  const loadable = useLiveQuery(read, isRunChange);
  return loadable.state === 'ready' ? loadable.value : [];
}

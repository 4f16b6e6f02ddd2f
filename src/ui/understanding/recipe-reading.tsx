import { i18n } from '#i18n';
import type { Recipe } from '@/domain/page/recipe';
import { recipeSentences } from '@/ui/messages/understanding-words';
import { Disclosure } from '../parts/disclosure';
import { FieldShares } from './field-shares';

/** How jobs are read from the list; there may be nothing else to show. */
export function RecipeReading({ recipe, isOpen }: { recipe: Recipe; isOpen: boolean }) {
  const reading = (
    <>
      <ul className="understood-list">
        {recipeSentences(recipe).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <FieldShares fill={recipe.fill} />
    </>
  );
  if (isOpen) return <div className="understood-part">{reading}</div>;
  return (
    <Disclosure className="understood-reading" summary={<h3>{i18n.t('understood.reading')}</h3>}>
      <div className="understood-part">{reading}</div>
    </Disclosure>
  );
}

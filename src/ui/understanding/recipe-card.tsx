import { i18n } from '#i18n';
import type { Recipe } from '@/domain/page/recipe';
import { Disclosure } from '../parts/disclosure';
import { RecipeReading } from './recipe-reading';
import './understanding.css';

/** What a run can read from a page if nothing else is known about it. */
export function RecipeCard({ recipe }: { recipe: Recipe }) {
  return (
    <Disclosure className="understood" summary={<h2>{i18n.t('understood.title')}</h2>}>
      <div className="understood-parts">
        <RecipeReading recipe={recipe} isOpen />
      </div>
    </Disclosure>
  );
}

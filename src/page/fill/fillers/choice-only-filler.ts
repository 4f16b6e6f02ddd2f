import { isChoiceOnly, rememberLostText } from '@/page/form/choice-only-boxes';
import { boxAt, boxOnceLeft } from './box-once-left';
import type { FieldFill, Filler } from './filler';
import { listFiller } from './list-filler';

/** A box that lost a text once: a choice is made in its list. A page may also have drawn the box anew, and it has none: then it is typed again. */
export function choiceOnlyFiller(filling: FieldFill, typed: Filler): Filler {
  const list = listFiller(filling, filling.controls.selector);
  return {
    ...list,
    holds: () => list.holds() || typed.holds(),
    async put(attempt) {
      const refusal = await list.put(attempt);
      const hasNoList = refusal?.outcome === 'no-option' && refusal.options.length === 0;
      return hasNoList ? typed.put(attempt) : refusal;
    },
  };
}

/** Milliseconds. A page takes out again within this time what it does not keep. */
const lostWithin = 250;

/** A box for several texts that keeps none of them as typed: they are chosen in its list, one after the other. */
export function tagsOrChoices(filling: FieldFill, tags: Filler): Filler {
  const { selector } = filling.controls;
  const list = listFiller(filling, selector);
  return {
    ...tags,
    holds: () => tags.holds() || list.holds(),
    async put(attempt) {
      const known = boxAt(selector);
      const refusal = known && isChoiceOnly(known) ? null : await tags.put(attempt);
      if (refusal || tags.holds()) return refusal;
      const box = await boxOnceLeft(selector, lostWithin);
      if (box?.value !== '') return null;
      rememberLostText(box);
      return list.put(attempt);
    },
  };
}

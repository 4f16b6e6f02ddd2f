import { createRandom } from '../../sites/random.ts';
import { drawFrom, type Rarer } from '../space/cover-pairs.ts';
import { createTraitSpace, type Incompatible } from '../space/trait-space.ts';
import { type FormChoice, formTraits } from './traits/form-traits.ts';

const incompatible: readonly Incompatible<FormChoice>[] = [
  {
    one: { options: ['typed'] },
    other: { list: ['select', 'radios', 'radiogroup', 'portal', 'overlay', 'no-roles', 'two-level'] },
    because: 'there is nothing to type into',
  },
  {
    one: { pages: ['one'] },
    other: { sending: ['last-step', 'nothing-left'] },
    because: 'a form of one page has no last step, and nothing could be filled before it',
  },
  {
    one: { order: ['one-at-a-time'] },
    other: { pages: ['next', 'save', 'documents', 'arrow', 'complete'] },
    because: 'each question is its own page already',
  },
  {
    one: { order: ['one-at-a-time'] },
    other: { sending: ['native', 'enter', 'address'], repeat: ['shown', 'added'] },
    because: 'Enter and the button go on to the next question, and cards are several questions at once',
  },
  {
    one: { near: ['example'] },
    other: { labels: ['placeholder', 'floating'] },
    because: 'the placeholder is taken',
  },
  {
    one: { confusion: ['other-currency'] },
    other: { amount: ['with-currency', 'brackets'] },
    because: 'the currency is the applicant’s to choose there, and ranges are in theirs',
  },
  {
    one: { sending: ['enter'] },
    other: { pages: ['documents'] },
    because: 'a document’s form is sent by Enter as any form is',
  },
];

/** All that a form's seed can draw from. */
export const formSpace = createTraitSpace<FormChoice>(formTraits, incompatible);

/** Seeds 1 to so many have every possible pair of values among them. */
export const coveringForms = 200;

/**
 * Real forms are odd in some ways, not in all at once: were every trait drawn alike, hardly a form would get past its first page, and what is
 * odd on the others would never be seen. These alone can hold a whole form back.
 */
const holdingBack: readonly (keyof FormChoice)[] = ['boxes', 'keeping', 'order', 'changes', 'saving', 'phone'];

const rarer: Rarer = Object.fromEntries(
  formSpace.names
    .filter((name) => name !== 'language')
    .map((name) => [name, { pairs: holdingBack.includes(name) ? 1.5 : 1, share: 0.4 }]),
);

const drawing = drawFrom(formSpace, rarer);
let covering: FormChoice[] | null = null;

/** What a form's seed draws: the same at every call. */
export function chooseFormTraits(seed: number): FormChoice {
  covering ??= drawing.coverPairs(coveringForms, 20_261_126);
  return covering[seed - 1] ?? drawing.anyChoice(createRandom(seed));
}

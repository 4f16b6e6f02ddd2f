import { createRandom, pick, type Random } from '../../sites/random';
import { type AddressKind, addressKinds, addressOf } from './addresses';
import { boardEffects, type Effect } from './effects';
import { type Naming, namings } from './namings';
import type { Place } from './place';
import type { TransportName } from './transports';
import type { Trap } from './trap';

/** What a trap is beside its place, independent of one another. */
interface Traits {
  effect: Effect;
  naming: Naming;
  transport: TransportName;
  addressKind: AddressKind;
}

/** How many traps are drawn for each that is taken. */
const draws = 300;

/** Ids of traps begin here: no other number in a page has their first digits. */
const firstId = 42_000_001;

/**
 * Fills the places of `pages` with traps such that as many pairs of two traits' values as can be occur together, places among them.
 * Always the same for the same places.
 */
export function plantAll(pages: readonly Place[]): Trap[][] {
  const random = createRandom(11);
  const covered = new Set<string>();
  let id = firstId;
  return pages.map((place) =>
    Array.from({ length: place.traps }, (_, index) => {
      const traits = freshest(place, covered, random);
      for (const pair of pairsOf(place, traits)) covered.add(pair);
      return trapOf(place, traits, { id: String(id++), index });
    }),
  );
}

/** Of those drawn the one with most pairs that did not occur yet. */
function freshest(place: Place, covered: ReadonlySet<string>, random: Random): Traits {
  let best: Traits | null = null;
  let most = -1;
  for (let drawn = 0; drawn < draws; drawn += 1) {
    const traits = draw(place, random);
    const fresh = fits(place, traits) ? pairsOf(place, traits).filter((pair) => !covered.has(pair)).length : -1;
    if (fresh > most) [best, most] = [traits, fresh];
  }
  if (!best) throw new Error(`nothing fits ${place.name}`);
  return best;
}

function draw(place: Place, random: Random): Traits {
  return {
    effect: pick(random, place.effects ?? boardEffects),
    naming: pick(random, namings),
    transport: pick(random, place.transports),
    addressKind: pick(random, addressKinds),
  };
}

function fits({ needs, isPosing = false, tones }: Place, traits: Traits): boolean {
  const { naming } = traits;
  if (tones && !tones.includes(naming.tone)) return false;
  if (isPosing && !naming.poses && naming.tells) return false;
  if (needs === 'nothing') return true;
  return asksForItself(traits) || (needs === 'telling' && naming.tells);
}

/** Whether a request says by itself that it does more than read. */
function asksForItself({ transport, addressKind }: Traits): boolean {
  return ['graphql', 'fetch-put', 'fetch-delete'].includes(transport) || addressKind !== 'opaque';
}

/** Of a name the kind of trick counts with all other traits, and its words with what is done. */
export function pairsOf(place: Pick<Place, 'name'>, { effect, naming, transport, addressKind }: Traits): string[] {
  const values = [place.name, effect, naming.tone, transport, addressKind];
  const pairs = values.flatMap((one, at) => values.slice(at + 1).map((other) => `${one} + ${other}`));
  return [...pairs, `${naming.name} + ${effect}`];
}

function trapOf(place: Place, traits: Traits, { id, index }: Pick<Trap, 'id' | 'index'>): Trap {
  const { effect, addressKind } = traits;
  const pose = place.poses[Number(id) % place.poses.length] ?? '';
  return { ...traits, id, index, pose, address: addressOf(addressKind, effect, id) };
}

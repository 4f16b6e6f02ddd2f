import { kinds, type Mutation } from '../mutation';

export const inFrame: Mutation = {
  name: 'in-frame',
  why: 'employers show the board of another system in a frame of their own page',
  kinds,
  takesAway: false,
  isFramed: true,
  // Being served so is the whole change.
  apply: async () => undefined,
};

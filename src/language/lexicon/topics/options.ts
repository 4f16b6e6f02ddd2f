import type { Phrases } from './concept';

/** TOPIC options */
export interface Options {
  chooseOne: Phrases;
  yesOrNo: Phrases;
}

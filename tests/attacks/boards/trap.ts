import type { AddressKind } from './addresses';
import type { Effect } from './effects';
import type { Naming } from './namings';
import type { TransportName } from './transports';

/** One planted control: what it does, how that is sent and where to, and how it is called. */
export interface Trap {
  /** A number that stands in its address. */
  id: string;
  effect: Effect;
  transport: TransportName;
  addressKind: AddressKind;
  /** Path and query. */
  address: string;
  naming: Naming;
  /** What it passes itself off as, where its naming does. */
  pose: string;
  /** Among the traps of its page, from 0. */
  index: number;
}

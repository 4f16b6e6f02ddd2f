/** One value of a trait. What it does stands beside it, in the trait's own module. */
export interface TraitValue {
  /** The kind of real system that behaves so. Never the name of one. */
  takenFrom: string;
}

/** A pending retry. */
export interface ModelWait {
  /** `busy`: the provider asks to wait; `failed`: it answered with an error of its own; `unreachable`: no answer. */
  reason: 'busy' | 'failed' | 'unreachable';
  seconds: number;
}

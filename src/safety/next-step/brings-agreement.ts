import { asksAgreement } from '@/forms/keys/says-agreement';
import type { SubmitFacts } from '@/safety/control-facts';

/** Whether a form brings an agreement along: one that nobody sees is not given. */
export const bringsAgreement = (brings: SubmitFacts['brings']): boolean =>
  brings.some(({ name, value }) => asksAgreement([name]) && !/^(?:0|no?|false|off)$/i.test(value));

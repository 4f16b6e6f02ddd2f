import { z } from 'zod';

/** Why an exploration refuses an act: what it would do, or where it would lead. */
export const RefusalCode = z.enum([
  'sign-in',
  'sign-up',
  'apply',
  'send',
  'agree',
  'follow',
  'save',
  'delete',
  'password',
  'purchase',
  'upload',
  'install',
  'leaves-site',
  'not-a-search-field',
  /** Code cannot tell that pressing it does only what is intended. */
  'unclear',
  /** It changed while it was pressed. */
  'changed',
]);
export type RefusalCode = z.infer<typeof RefusalCode>;

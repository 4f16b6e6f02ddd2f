import type { z } from 'zod';
import { ProviderFailure } from '@/models/provider-failure';

/** A provider's answer, parsed by its schema. A wrong address in the settings often leads to a server with other answers. */
export function parseReply<Reply>(schema: z.ZodType<Reply>, answer: unknown): Reply {
  const { success, data, error } = schema.safeParse(answer);
  if (success) return data;
  throw new ProviderFailure('', 200, 'not-this-api', null, { cause: error });
}

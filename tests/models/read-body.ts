import type { z } from 'zod';
import { Refused } from './refused.ts';
import type { ServedRequest } from './served.ts';

/** The body, checked; refused as the providers do it, the parameter named. */
export function readBody<Body>(schema: z.ZodType<Body>, body: unknown): Body {
  const { success, data, error } = schema.safeParse(body);
  if (success) return data;
  const issue = error.issues[0];
  const keys = issue?.code === 'unrecognized_keys' ? issue.keys : [];
  const parameter = [...(issue?.path ?? []), ...keys.slice(0, 1)].join('.');
  throw new Refused(400, `Unsupported parameter or value: '${parameter}': ${issue?.message ?? ''}`, parameter);
}

/** A picture in a `data:` URL. */
export function readDataUrl(url: string): ServedRequest['images'][number] {
  const match = /^data:(image\/(?:png|jpeg|gif|webp));base64,([A-Za-z0-9+/]+=*)$/.exec(url);
  if (!match) throw new Refused(400, 'Invalid image: expected a base64-encoded data URL with an image MIME type');
  return { mediaType: match[1] ?? '', data: match[2] ?? '' };
}

/** The tool calls that a format stands for: `{ call: anyOf [{ tool: const, input }] }`. Null where it stands for something else. */
export function toolsOfFormat(schema: unknown): ServedRequest['tools'] | null {
  const call = property(property(schema, 'properties'), 'call');
  const variants = property(call, 'anyOf') ?? [call];
  if (!Array.isArray(variants)) return null;
  const tools = variants.map((variant) => {
    const properties = property(variant, 'properties');
    const name = property(property(properties, 'tool'), 'const');
    const input = property(properties, 'input');
    const description = property(variant, 'description');
    return typeof name === 'string' && typeof input === 'object' && input !== null
      ? { name, description: typeof description === 'string' ? description : '', schema: { ...input } }
      : null;
  });
  return tools.every((tool) => tool !== null) ? tools : null;
}

function property(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined;
}

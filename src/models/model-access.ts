import type { ModelSettings, ProviderName } from '@/domain/model/model-settings';
import { bindKeyToOrigin, type ReadKey } from '@/models/origin-bound-key';
import type { ModelAccess } from '@/models/provider-adapter';
import { providers } from '@/models/providers';
import { parseModelUrl } from '@/url/model-base-url';

/** The settings' address, with the key entered for its origin; null if they name no valid address. */
export async function resolveModelAccess(
  provider: Exclude<ProviderName, 'rules'>,
  { baseUrl }: Pick<ModelSettings, 'baseUrl'>,
  keyOf: ReadKey,
): Promise<ModelAccess | null> {
  const { label, baseUrl: usual } = providers[provider];
  const url = parseModelUrl(baseUrl ?? usual ?? '');
  if (typeof url === 'string') return null;
  const { origin } = url;
  const key = bindKeyToOrigin(origin, (await keyOf(origin)) ?? '');
  return { key, origin, baseUrl: rootOf(provider, url), place: `${label} (${url.host})` };
}

/** Users copy addresses from different places: Anthropic's SDK wants the root without the version, the local servers need it. */
function rootOf(provider: Exclude<ProviderName, 'rules'>, url: URL): string {
  const address = `${url.origin}${url.pathname}`.replace(/(?<!\/)\/+$/, '');
  if (provider === 'anthropic') return address.replace(/\/v1$/, '');
  return url.pathname === '/' ? `${address}/v1` : address;
}

import type { ModelSettings, ProviderName } from '@/domain/model-settings';
import { providers } from './providers';
import type { Access } from './wire';

/** Where the settings lead; null where they name no address that could be called. */
export function accessOf(
  provider: Exclude<ProviderName, 'rules'>,
  { baseUrl }: Pick<ModelSettings, 'baseUrl'>,
  key: string,
): Access | null {
  const { label, baseUrl: usual } = providers[provider];
  const address = baseUrl ?? usual;
  if (address === null || !URL.canParse(address)) return null;
  const url = new URL(address);
  return { key, baseUrl: rootOf(provider, url), place: `${label} (${url.host})` };
}

/** Whether the server is on the user's own machine, where answers cost nothing. */
export function isOnThisMachine({ baseUrl }: Access): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(baseUrl).hostname);
}

/** Addresses are copied from different places: Anthropic's SDK wants the root without the version, the local servers' want it with. */
function rootOf(provider: Exclude<ProviderName, 'rules'>, url: URL): string {
  const address = `${url.origin}${url.pathname}`.replace(/\/+$/, '');
  if (provider === 'anthropic') return address.replace(/\/v1$/, '');
  return url.pathname === '/' ? `${address}/v1` : address;
}

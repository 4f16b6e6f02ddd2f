import type { ModelSettings } from '@/domain/model/model-settings';
import { resolveModelAccess } from '@/models/model-access';
import type { ReadKey } from '@/models/origin-bound-key';
import { providerAdapters } from '@/models/provider-adapters';
import { type RetryPorts, withRetry } from '@/models/with-retry';

/** Names of the provider's models, sorted; empty if it lists none, is unreachable or rejects the key. Never throws. */
export async function listModels(
  { provider, baseUrl }: Pick<ModelSettings, 'provider' | 'baseUrl'>,
  keyOf: ReadKey,
  ports: RetryPorts,
): Promise<string[]> {
  if (provider === 'rules') return [];
  try {
    const access = await resolveModelAccess(provider, { baseUrl }, keyOf);
    if (!access) return [];
    const wire = providerAdapters[provider](access);
    const names = await withRetry(access, ports, new AbortController().signal, (signal) => wire.listModels(signal));
    return names.toSorted();
  } catch {
    return [];
  }
}

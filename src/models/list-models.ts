import type { ModelSettings } from '@/domain/model/model-settings';
import { accessOf } from '@/models/model-access';
import type { KeyOf } from '@/models/origin-bound-key';
import { wires } from '@/models/provider-adapters';
import { type CarePorts, withCare } from '@/models/with-retry';

/** Names of the provider's models, sorted; empty if it lists none, is unreachable or rejects the key. Never throws. */
export async function listModels(
  { provider, baseUrl }: Pick<ModelSettings, 'provider' | 'baseUrl'>,
  keyOf: KeyOf,
  ports: CarePorts,
): Promise<string[]> {
  if (provider === 'rules') return [];
  try {
    const access = await accessOf(provider, { baseUrl }, keyOf);
    if (!access) return [];
    const wire = wires[provider](access);
    const names = await withCare(access, ports, new AbortController().signal, (signal) => wire.listModels(signal));
    return names.toSorted();
  } catch {
    return [];
  }
}

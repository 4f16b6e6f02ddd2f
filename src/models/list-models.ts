import type { ModelSettings } from '@/domain/model-settings';
import { accessOf } from './access-of';
import type { KeyOf } from './bound-key';
import { wires } from './wires';
import { type CarePorts, withCare } from './with-care';

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

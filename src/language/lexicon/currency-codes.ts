import { once } from '@/std/once';

/** The ISO 4217 codes that the browser knows. */
export const currencyCodes = once((): ReadonlySet<string> => new Set(Intl.supportedValuesOf('currency')));

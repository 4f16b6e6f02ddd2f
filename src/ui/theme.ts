import { useEffect } from 'react';
import type { Settings } from '@/domain/settings';

/** Puts the chosen theme on the document, where `color-scheme` and with it every `light-dark()` follows it. */
export function useTheme(theme: Settings['theme']): void {
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
}

import { useEffect } from 'react';
import type { Settings } from '@/domain/settings';

/** Sets the chosen theme on the document, where `color-scheme` and so every `light-dark()` follows it. */
export function useTheme(theme: Settings['theme']): void {
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
}

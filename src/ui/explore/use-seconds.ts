import { useEffect, useState } from 'react';

/** Whole seconds since a moment (ISO 8601), counted on while it is shown. */
export function useSecondsSince(moment: string): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.floor((now - Date.parse(moment)) / 1000));
}

import { useEffect, useState } from 'react';

/** Whole seconds since a time (ISO 8601), updated while shown. */
export function useSecondsSince(moment: string): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.floor((now - Date.parse(moment)) / 1000));
}

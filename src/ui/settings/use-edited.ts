import { useState } from 'react';

/** A saved value with the user's edits on top, each written at once: a field must not jump back while its write is pending. */
export function useEdited<Value extends object>(
  saved: Value,
  write: (change: Partial<Value>) => Promise<void>,
): [Value, (change: Partial<Value>) => void] {
  const [edits, setEdits] = useState<Partial<Value>>({});
  const change = (part: Partial<Value>) => {
    setEdits((earlier) => ({ ...earlier, ...part }));
    void write(part);
  };
  return [{ ...saved, ...edits }, change];
}

import type { ReactNode } from 'react';

/** A titled part of an understanding. */
export function UnderstandingPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="understood-part">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

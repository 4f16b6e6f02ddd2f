import type { ReactNode } from 'react';

/** A named part of what was understood. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="understood-part">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

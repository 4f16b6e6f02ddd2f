import type { ReactNode } from 'react';
import { Disclosure } from '../parts/disclosure';

interface SectionProps {
  title: string;
  /** What it holds, in a few words, while it is folded. */
  holds?: string;
  /** What it is for. */
  text?: string;
  children: ReactNode;
}

/** A part of the profile that folds. */
export function Section({ title, holds, text, children }: SectionProps) {
  return (
    <section>
      <Disclosure
        className="profile-section"
        summary={
          <>
            <h2>{title}</h2>
            <span className="section-holds">{holds}</span>
          </>
        }
      >
        <div className="section-body">
          {text && <p className="muted">{text}</p>}
          {children}
        </div>
      </Disclosure>
    </section>
  );
}

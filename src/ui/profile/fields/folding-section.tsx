import type { ReactNode } from 'react';
import { Disclosure } from '@/ui/parts/disclosure';

interface SectionProps {
  title: string;
  /** A short summary, shown while collapsed. */
  holds?: string;
  /** What it is for. */
  text?: string;
  children: ReactNode;
}

/** A collapsible part of the profile. */
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

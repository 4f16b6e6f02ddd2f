import type { ReactNode } from 'react';
import { Icon } from './icon';

interface DisclosureProps {
  summary: ReactNode;
  className?: string;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** What few need to see, behind a line that opens it. */
export function Disclosure({ summary, className = '', onToggle, children }: DisclosureProps) {
  return (
    <details className={`disclosure ${className}`} onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}>
      <summary>
        <Icon name="chevronDown" />
        {summary}
      </summary>
      {children}
    </details>
  );
}

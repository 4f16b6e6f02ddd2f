import type { ReactNode } from 'react';
import { Icon } from './icon';

interface DisclosureProps {
  summary: ReactNode;
  className?: string;
  /** Whether it is initially open. */
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** What few need to see, behind a line that opens it. */
export function Disclosure({ summary, className = '', isOpen = false, onToggle, children }: DisclosureProps) {
  return (
    <details
      className={`disclosure ${className}`}
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
    >
      <summary>
        <Icon name="chevronDown" />
        {summary}
      </summary>
      {children}
    </details>
  );
}

import { DropdownMenu } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { Button } from '../parts/button';
import { Icon, type IconName } from '../parts/icon';

interface MenuProps {
  icon: IconName;
  /** What the button is called. */
  label: string;
  /** Words on the button where there is room for them; without them it is never more than its sign. */
  words?: string;
  look?: 'plain' | 'quiet';
  button?: RefObject<HTMLButtonElement | null>;
  /** Items, separators and labels. */
  children: ReactNode;
}

/**
 * A button and the menu that it opens. Not modal: a modal menu hides the page that it belongs to from screen readers while it
 * still has the focus in it.
 */
export function Menu({ icon, label, words, look = 'quiet', button, children }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button ref={button} look={look} className="menu-button" aria-label={label} title={label}>
          <Icon name={icon} />
          {words && <span className="wide-only">{words}</span>}
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content className="menu" align="end" sideOffset={4} collisionPadding={8}>
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

import { DropdownMenu } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { Button } from './button';
import { Icon, type IconName } from './icon';

interface MenuProps {
  icon: IconName;
  /** The button's accessible name. */
  label: string;
  /** Text on the button if there is room; without it only the icon is shown. */
  words?: string;
  look?: 'plain' | 'quiet';
  button?: RefObject<HTMLButtonElement | null>;
  /** Items, separators and labels. */
  children: ReactNode;
}

/** A button and its menu. Not modal: a modal menu hides its page from screen readers while the focus is still in it. */
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

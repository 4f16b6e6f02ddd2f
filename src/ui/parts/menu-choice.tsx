import { DropdownMenu } from 'radix-ui';
import { Icon, type IconName } from './icon';

interface ChoiceProps {
  value: string;
  onSelect: () => void;
  children: string;
}

/** One of several mutually exclusive choices. */
export function MenuChoice({ value, onSelect, children }: ChoiceProps) {
  return (
    <DropdownMenu.RadioItem value={value} onSelect={onSelect}>
      <DropdownMenu.ItemIndicator>
        <Icon name="check" />
      </DropdownMenu.ItemIndicator>
      <span className="menu-words">{children}</span>
    </DropdownMenu.RadioItem>
  );
}

interface MenuActProps {
  icon?: IconName;
  onSelect: () => void;
  children: string;
}

/** A command. */
export function MenuAct({ icon, onSelect, children }: MenuActProps) {
  return (
    <DropdownMenu.Item onSelect={onSelect}>
      {icon && <Icon name={icon} />}
      {children}
    </DropdownMenu.Item>
  );
}

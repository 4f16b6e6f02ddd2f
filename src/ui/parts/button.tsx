import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icon';

interface ButtonProps extends ComponentProps<'button'> {
  /** One `primary` per view: the next step. `quiet` has no border. */
  look?: 'primary' | 'plain' | 'quiet' | 'danger';
  icon?: IconName;
}

export function Button({ look = 'plain', icon, className = '', children, ...rest }: ButtonProps) {
  return (
    <button type="button" className={`button button-${look} ${className}`} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

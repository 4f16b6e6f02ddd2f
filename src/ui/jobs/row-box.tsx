import type { ComponentProps } from 'react';
import { i18n } from '#i18n';

interface RowBoxProps extends Omit<ComponentProps<'input'>, 'onToggle'> {
  title: string;
  isSelected: boolean;
  /** `isRange`: pressed with Shift. */
  onToggle: (isRange: boolean) => void;
}

/** Selects a row. */
export function RowBox({ title, isSelected, onToggle, ...rest }: RowBoxProps) {
  return (
    <input
      type="checkbox"
      aria-label={i18n.t('jobs.selectJob', { title })}
      checked={isSelected}
      // The change event lacks Shift, which the click that caused it has.
      onChange={({ nativeEvent }) => onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      {...rest}
    />
  );
}

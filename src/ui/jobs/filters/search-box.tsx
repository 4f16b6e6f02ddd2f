import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { i18n } from '#i18n';
import { Icon } from '@/ui/parts/icon';

interface SearchFieldProps {
  text: string;
  onChange: (text: string) => void;
}

/** The full-text search; `/` focuses it from anywhere in the tab, and Escape clears it. */
export function SearchField({ text, onChange }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useSearchKey(field);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || text === '') return;
    event.preventDefault();
    onChange('');
  };
  return (
    <div className="search">
      <Icon name="search" />
      <input
        ref={field}
        type="search"
        aria-label={i18n.t('jobs.search')}
        aria-keyshortcuts="/"
        placeholder={i18n.t('jobs.search')}
        value={text}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
      />
      {text === '' && <span className="key-hint">/</span>}
    </div>
  );
}

function useSearchKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [field]);
}

/** Whether the key is text input, or something covers the list. */
function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const isBox = target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type);
  return (!isBox && target.matches('input, textarea, select')) || target.closest('[role=dialog], [role=menu]') !== null;
}

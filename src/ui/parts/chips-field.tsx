import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { i18n } from '#i18n';
import { addChips } from './add-chips';
import { useAnnounce } from './announcer';
import { Button } from './button';
import { Icon } from './icon';
import './chips-field.css';

interface ChipsFieldProps {
  label: string;
  /** If a heading says the same. */
  isLabelHidden?: boolean;
  /** What the texts are for, in one sentence. */
  text?: string;
  values: readonly string[];
  placeholder?: string;
  /** Suggested while typing. */
  suggestions?: readonly string[];
  onChange: (values: string[]) => void;
}

const longestChip = 100;

/**
 * A list of short texts: each can be removed, and Enter or *Add* adds the typed text. Pasted lines become one each. Text left in the field
 * is added too.
 */
export function ChipsField(props: ChipsFieldProps) {
  const { label, isLabelHidden = false, text, values, placeholder, suggestions = [], onChange } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const announce = useAnnounce();
  const remove = (value: string) => {
    onChange(values.filter((other) => other !== value));
    announce(i18n.t('chips.removed', { value }));
    input.current?.focus();
  };
  return (
    <div className="field chips-field">
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : undefined}>
        {label}
      </label>
      {text && (
        <p className="progress-note" id={`${id}-text`}>
          {text}
        </p>
      )}
      {values.length > 0 && (
        <ul className="chips" aria-label={label}>
          {values.map((value) => (
            <li key={value}>
              {value}
              <button type="button" aria-label={i18n.t('chips.remove', { value })} onClick={() => remove(value)}>
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <NewChip
        id={id}
        input={input}
        isDescribed={text !== undefined}
        placeholder={placeholder}
        suggestions={suggestions.filter((suggestion) => !values.includes(suggestion))}
        onAdd={(typed) => onChange(addChips(values, typed))}
      />
    </div>
  );
}

interface NewChipProps {
  id: string;
  input: React.RefObject<HTMLInputElement | null>;
  isDescribed: boolean;
  placeholder?: string;
  suggestions: readonly string[];
  onAdd: (typed: string) => void;
}

function NewChip({ id, input, isDescribed, placeholder, suggestions, onAdd }: NewChipProps) {
  const [text, setText] = useState('');
  const add = (typed: string) => {
    if (typed.trim()) onAdd(typed);
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add(text);
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (!pasted.trim().includes('\n')) return;
    event.preventDefault();
    add(`${text}${pasted}`);
  };
  return (
    <div className="new-chip">
      <input
        id={id}
        ref={input}
        type="text"
        className="text-input"
        maxLength={longestChip}
        list={suggestions.length > 0 ? `${id}-known` : undefined}
        aria-describedby={isDescribed ? `${id}-text` : undefined}
        placeholder={placeholder}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onBlur={() => add(text)}
      />
      <Button icon="plus" onClick={() => add(text)}>
        {i18n.t('chips.add')}
      </Button>
      {suggestions.length > 0 && (
        <datalist id={`${id}-known`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </div>
  );
}

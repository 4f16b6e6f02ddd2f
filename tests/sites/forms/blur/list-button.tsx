import { useState } from 'react';
import { createPortal } from 'react-dom';
import { textOf } from '../client/form-state.ts';
import type { BlurProps } from './text-box.tsx';

/** A button that opens a list at the end of the page. */
export function ListButton({ asked, answers, choose }: BlurProps) {
  const { name, label, options = [], isRequired = false } = asked;
  const [isOpen, setOpen] = useState(false);
  const chosen = textOf(answers[name]);
  const pick = (option: string) => {
    setOpen(false);
    choose(name, option);
  };
  const shown = chosen || 'Select One';
  return (
    <div className="question">
      <label htmlFor={name}>
        {label}
        {isRequired && <span className="star">*</span>}
      </label>
      <button
        id={name}
        type="button"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-label={`${label} ${shown}${isRequired ? ' Required' : ''}`}
        onClick={() => setOpen(!isOpen)}
      >
        {shown}
      </button>
      {isOpen && createPortal(<OpenList options={options} chosen={chosen} pick={pick} />, document.body)}
    </div>
  );
}

interface OpenListProps {
  options: readonly string[];
  chosen: string;
  pick(option: string): void;
}

function OpenList({ options, chosen, pick }: OpenListProps) {
  const list = { role: 'listbox', tabIndex: -1, className: 'popup' };
  return (
    <div {...list}>
      {options.map((option) => (
        <div key={option} {...{ role: 'option', 'aria-selected': option === chosen, onClick: () => pick(option) }}>
          {option}
        </div>
      ))}
    </div>
  );
}

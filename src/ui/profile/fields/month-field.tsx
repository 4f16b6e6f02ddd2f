import { useState } from 'react';
import { i18n } from '#i18n';
import { formatPartDate } from '@/ui/messages/formats';
import { dateRangeIn } from '../read-document/date-range';
import { ProfileTextField } from './profile-text-field';

interface MonthFieldProps {
  label: string;
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  value: string | undefined;
  hint?: string;
  onChange: (date: string | undefined) => void;
}

/** A month and year, or a year alone, as people write it. An invalid date is reported and not stored. */
export function MonthField({ label, value, hint, onChange }: MonthFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const text = draft ?? (value ? formatPartDate(value) : '');
  const isUnread = draft !== null && draft.trim() !== '' && readMonth(draft) === null;
  return (
    <ProfileTextField
      label={label}
      value={text}
      hint={isUnread ? undefined : hint}
      problem={isUnread && draft.trim().length >= 7 ? i18n.t('profile.dateProblem') : undefined}
      placeholder={i18n.t('profile.monthExample')}
      onChange={(typed) => {
        setDraft(typed);
        const read = readMonth(typed);
        if (read !== null || typed.trim() === '') onChange(read ?? undefined);
      }}
      onLeave={() => isUnread || setDraft(null)}
    />
  );
}

function readMonth(text: string): string | null {
  const range = dateRangeIn(text.trim());
  return range && !range.start && range.length === text.trim().length ? (range.end ?? null) : null;
}

import { type RefObject, useEffect, useRef, useState } from 'react';
import type { JobDraft } from './job-draft';
import { type FormFields, type Problems, readDraft } from './read-draft';

/** What the form's fields need. */
export interface DraftProps {
  draft: JobDraft;
  problems: Problems;
  change: (part: Partial<JobDraft>) => void;
}

interface JobFormState extends DraftProps {
  form: RefObject<HTMLFormElement | null>;
  /** Whether anything was typed. */
  isChanged: boolean;
  /** The fields to be saved; null if something is wrong, which is then shown, with the first one focused. */
  check(): FormFields | null;
}

/** Problems are shown on the first save, from then on while typing. */
export function useJobForm(initial: JobDraft): JobFormState {
  const [draft, setDraft] = useState(initial);
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const { fields, problems } = readDraft(draft);
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  return {
    form,
    draft,
    problems: tries > 0 ? problems : {},
    change: (part) => setDraft((earlier) => ({ ...earlier, ...part })),
    isChanged: JSON.stringify(draft) !== JSON.stringify(initial),
    check() {
      if (Object.keys(problems).length === 0) return fields;
      setTries(tries + 1);
      return null;
    },
  };
}

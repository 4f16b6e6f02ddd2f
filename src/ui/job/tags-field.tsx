import { useCallback } from 'react';
import { i18n } from '#i18n';
import type { Job } from '@/domain/job/job';
import { usePorts } from '@/ui/data/ports-context';
import { useAutosaved } from '@/ui/data/use-autosaved';
import { NotSavedNote } from '@/ui/parts/unsaved-note';
import { ChipsField } from '../parts/chips-field';

interface TagsFieldProps {
  job: Pick<Job, 'id' | 'tags'>;
  /** Tags of other jobs, suggested while typing. */
  known: readonly string[];
}

/** Tags have no line breaks, so a list of them is text with one per line. */
const toLines = (tags: readonly string[]) => tags.join('\n');
const fromLines = (text: string) => text.split('\n').filter(Boolean);

export function TagsField({ job, known }: TagsFieldProps) {
  const { jobs } = usePorts();
  const write = useCallback((text: string) => jobs.edit(job.id, { tags: fromLines(text) }), [jobs, job.id]);
  const tags = useAutosaved(toLines(job.tags), write);
  const change = (values: string[]) => {
    tags.edit(toLines(values));
    tags.leave();
  };
  return (
    <div>
      <ChipsField
        label={i18n.t('job.tags')}
        placeholder={i18n.t('job.tagsExample')}
        values={fromLines(tags.text)}
        suggestions={known}
        onChange={change}
      />
      <NotSavedNote hasFailed={tags.hasFailed} />
    </div>
  );
}

import { i18n } from '#i18n';
import type { PlannedField } from '@/domain/fill-state';
import { questionWords, reasonWords, sourceWord } from '../words/fill-words';
import { valueWords } from '../words/value-words';
import { FieldMarks } from './field-marks';
import { fieldValue, isGivenSince, type Said } from './field-value';
import { useShownField } from './use-shown-field';

interface FieldRowProps {
  field: PlannedField;
  said: Said;
  /** When the run began: an answer that is younger was given to it. */
  startedAt: string;
  tabId: number;
  onProfile: () => void;
}

/** A field as it stands, with where its value comes from; pressed, it shows where the field is in the page. */
export function FieldRow({ field, said, startedAt, tabId, onProfile }: FieldRowProps) {
  const { show, note } = useShownField(tabId, field);
  const source = sourceWord(field, isGivenSince(startedAt, field, said.answers));
  const facts = <FieldFacts field={field} said={said} note={note} />;
  return (
    <li className="fill-row">
      {show ? (
        <button type="button" className="fill-show" onClick={show}>
          {facts}
        </button>
      ) : (
        <div className="fill-show">{facts}</div>
      )}
      {source && field.source === 'answer' && (
        <button
          type="button"
          className="fill-source fill-source-link"
          aria-label={i18n.t('fill.editAnswer', { source, question: questionWords(field) })}
          onClick={onProfile}
        >
          {source}
        </button>
      )}
      {source && field.source !== 'answer' && <span className="fill-source">{source}</span>}
    </li>
  );
}

function FieldFacts({ field, said, note }: Pick<FieldRowProps, 'field' | 'said'> & { note: string | null }) {
  const value = fieldValue(field, said);
  const reason = reasonWords(field);
  const isDone = field.outcome === 'held' || field.outcome === 'kept';
  return (
    <>
      <span className={isDone ? 'fill-name' : 'fill-name fill-name-open'}>
        {questionWords(field)} <FieldMarks field={field} isRequiredTold={!isDone} />
      </span>
      {value !== null && <span className="fill-value">{valueWords(value, field.key)}</span>}
      {reason && <span className="fill-reason">{reason}</span>}
      {note && <span className="fill-reason">{note}</span>}
    </>
  );
}

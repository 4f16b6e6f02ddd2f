import { i18n } from '#i18n';
import type { PlannedField } from '@/domain/fill-state';
import { Button } from '../parts/button';
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
export function FieldRow(props: FieldRowProps) {
  const { field, tabId, onProfile } = props;
  const shown = useShownField(tabId, field);
  const facts = <FieldFacts {...props} note={shown.note} />;
  return (
    <li className="fill-row">
      {shown.show ? (
        <button type="button" className="fill-show" title={i18n.t('understood.show')} onClick={shown.show}>
          {facts}
        </button>
      ) : (
        <div className="fill-show">{facts}</div>
      )}
      {field.source === 'answer' && (
        <Button
          look="quiet"
          icon="pencil"
          aria-label={i18n.t('fill.editAnswer', { question: questionWords(field) })}
          onClick={onProfile}
        />
      )}
    </li>
  );
}

function FieldFacts({ field, said, startedAt, note }: FieldRowProps & { note: string | null }) {
  const value = fieldValue(field, said);
  const source = sourceWord(field, isGivenSince(startedAt, field, said.answers));
  const reason = reasonWords(field);
  const isTried = field.outcome === 'held' || field.outcome === 'not-held';
  return (
    <>
      <span className="fill-name">
        {questionWords(field)} <FieldMarks field={field} />
      </span>
      {isTried && source && <span className="fill-source">{source}</span>}
      {isTried && value !== null && <span className="fill-value">{valueWords(value, field.key)}</span>}
      {reason && <span className="fill-reason">{reason}</span>}
      {note && <span className="fill-reason">{note}</span>}
    </>
  );
}

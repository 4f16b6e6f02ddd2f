import { useRef, useState } from 'react';
import { i18n } from '#i18n';
import type { AnswerValue } from '@/domain/form/answer';
import type { PlannedField } from '@/domain/form/fill-state';
import { usePorts } from '@/ui/data/ports-context';
import { questionWords, reasonWords, sourceWord } from '@/ui/messages/fill-words';
import { valueWords } from '@/ui/messages/value-words';
import { useAnnounce } from '@/ui/parts/announcer';
import { Icon } from '@/ui/parts/icon';
import { saidValue, type UserValues, wasAnsweredSince } from '../questions/answered-value';
import { FieldMarks } from '../questions/field-marks';
import { FieldEditor } from './field-editor';
import { isEditable, isUndoable, type ReviewField } from './review-fields';

interface ShownField {
  /** Highlights the field in the page for a moment. */
  show: () => void;
  /** Shown if there is nothing to see. */
  note: string | null;
}

interface FieldRowProps {
  field: ReviewField;
  said: UserValues;
  /** When the run started: a newer answer was given to it. */
  startedAt: string;
  tabId: number;
  /** The job's country, ISO 3166-1 alpha-2; null if unknown. */
  country: string | null;
  /** The application that records the field; null if there is none to change. */
  applicationId: string | null;
  onProfile: () => void;
}

/** A field's value and where it comes from; pressing it shows the field in the page. */
export function FieldRow(props: FieldRowProps) {
  const { field, said, applicationId } = props;
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const value = field.value ?? saidValue(field, said, props.country);
  const close = () => {
    setOpen(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <li className="fill-row">
      {isOpen && applicationId !== null ? (
        <FieldEditor applicationId={applicationId} field={field} value={field.value ?? null} onDone={close} />
      ) : (
        <>
          <ShownRow {...props} value={value} />
          {applicationId !== null && (isEditable(field) || isUndoable(field)) && (
            <button
              type="button"
              className="fill-change"
              ref={opener}
              aria-label={i18n.t('fillEdit.change', { question: questionWords(field) })}
              onClick={() => setOpen(true)}
            >
              <Icon name={isEditable(field) ? 'pencil' : 'undo'} />
            </button>
          )}
        </>
      )}
    </li>
  );
}

function ShownRow({ field, said, startedAt, tabId, value, onProfile }: FieldRowProps & { value: AnswerValue | null }) {
  const { show, note } = useShownField(tabId, field);
  const source = sourceWord(field, wasAnsweredSince(startedAt, field, said.answers));
  return (
    <>
      <button type="button" className="fill-show" onClick={show}>
        <FieldFacts field={field} value={value} note={note} />
      </button>
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
    </>
  );
}

interface FieldFactsProps {
  field: ReviewField;
  value: AnswerValue | null;
  note: string | null;
}

function FieldFacts({ field, value, note }: FieldFactsProps) {
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

function useShownField(tabId: number, { frameId, selector }: PlannedField): ShownField {
  const { acts } = usePorts();
  const announce = useAnnounce();
  const [note, setNote] = useState<string | null>(null);
  const show = async () => {
    const isThere = await acts.highlight(tabId, selector, frameId).catch(() => false);
    setNote(isThere ? null : i18n.t('understood.notThere'));
    announce(i18n.t(isThere ? 'understood.shown' : 'understood.notThere'));
  };
  return { show: () => void show(), note };
}

import { useCallback, useId } from 'react';
import { i18n } from '#i18n';
import type { Answer } from '@/domain/form/answer';
import { usePorts } from '@/ui/data/ports-context';
import { useAutosaved } from '@/ui/data/use-autosaved';
import { countryWord, formatDay } from '@/ui/messages/formats';
import { NotSavedNote } from '@/ui/parts/unsaved-note';
import { Button } from '../../parts/button';
import { YesNoField } from '../fields/yes-no-field';

interface AnswerRowProps {
  answer: Answer;
  onRemove: () => void;
}

export function AnswerRow({ answer, onRemove }: AnswerRowProps) {
  return (
    <li className="answer">
      {typeof answer.value === 'boolean' ? (
        <YesNoAnswer answer={answer} value={answer.value} />
      ) : (
        <TextAnswer answer={answer} />
      )}
      <Button
        look="quiet"
        icon="trash"
        aria-label={i18n.t('answers.delete', { question: answer.question })}
        onClick={onRemove}
      />
      <WhereUsed answer={answer} />
    </li>
  );
}

function YesNoAnswer({ answer, value }: { answer: Answer; value: boolean }) {
  const { answers } = usePorts();
  return (
    <YesNoField
      label={answer.question}
      value={value}
      isAnswered
      onChange={(next) => next !== undefined && void answers.edit(answer.id, next, new Date().toISOString())}
    />
  );
}

/** Several texts: one per line. */
function TextAnswer({ answer: { id, question, value } }: { answer: Answer }) {
  const { answers } = usePorts();
  const field = useId();
  const isList = Array.isArray(value);
  const write = useCallback(
    (text: string) => answers.edit(id, isList ? text.split('\n').filter(Boolean) : text, new Date().toISOString()),
    [answers, id, isList],
  );
  const text = useAutosaved(isList ? value.join('\n') : String(value), write);
  return (
    <div className="field">
      <label htmlFor={field}>{question}</label>
      <textarea
        id={field}
        rows={1}
        className="text-input growing answer-text"
        value={text.text}
        onChange={({ target }) => text.edit(target.value)}
        onBlur={text.leave}
      />
      <NotSavedNote hasFailed={text.hasFailed} />
    </div>
  );
}

function WhereUsed({ answer: { uses, scope, changedAt } }: { answer: Answer }) {
  const last = uses.at(-1);
  const where = last
    ? [last.formTitle || last.site, last.formTitle && last.site, formatDay(last.at.slice(0, 10))]
    : [formatDay(changedAt.slice(0, 10))];
  const about = [scope.company, scope.country && countryWord(scope.country)];
  return <p className="fact-note">{[...where, ...about].filter(Boolean).join(' · ')}</p>;
}

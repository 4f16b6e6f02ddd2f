import { useCallback, useId, useState } from 'react';
import { i18n } from '#i18n';
import type { Answer } from '@/domain/form/answer';
import type { LiveEvent } from '@/domain/run/live-event';
import { useGuardedAct } from '@/ui/acts/use-guarded-act';
import { type Loadable, useLiveQuery } from '@/ui/data/live-query';
import { usePorts } from '@/ui/data/ports-context';
import { formatNumber } from '@/ui/messages/formats';
import { useToast } from '@/ui/parts/toast';
import { Loaded } from '../../parts/loaded';
import { Section } from '../fields/folding-section';
import { AnswerRow } from './answer-row';
import { findAnswers } from './find-answers';

const isAnswersChange = ({ type }: LiveEvent) => type === 'answers-change';

/** The user's answers in forms, each question once. */
export function AnswersSection() {
  const { answers } = usePorts();
  const read = useCallback(() => answers.list(), [answers]);
  const loadable = useLiveQuery(read, isAnswersChange);
  const count = loadable.state === 'ready' ? loadable.value.length : 0;
  return (
    <Section
      title={i18n.t('answers.title')}
      text={i18n.t('answers.text')}
      holds={count > 0 ? i18n.t('answers.count', count, { count: formatNumber(count) }) : ''}
    >
      <AnswerList loadable={loadable} />
    </Section>
  );
}

/** This many need no search. */
const fewAnswers = 5;

function AnswerList({ loadable }: { loadable: Loadable<Answer[]> }) {
  const [words, setWords] = useState('');
  const remove = useRemoval();
  return (
    <Loaded from={loadable}>
      {(all) => {
        const found = findAnswers(all, words);
        return (
          <>
            {all.length > fewAnswers && <AnswerSearch words={words} onChange={setWords} />}
            {all.length === 0 && <p>{i18n.t('answers.none')}</p>}
            {all.length > 0 && found.length === 0 && <p role="status">{i18n.t('answers.notFound')}</p>}
            <ul className="answers">
              {found.map((answer) => (
                <AnswerRow key={answer.id} answer={answer} onRemove={() => remove(answer)} />
              ))}
            </ul>
          </>
        );
      }}
    </Loaded>
  );
}

function AnswerSearch({ words, onChange }: { words: string; onChange: (words: string) => void }) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} className="visually-hidden">
        {i18n.t('answers.search')}
      </label>
      <input
        id={id}
        type="search"
        className="text-input"
        placeholder={i18n.t('answers.search')}
        value={words}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

function useRemoval(): (answer: Answer) => void {
  const { answers } = usePorts();
  const show = useToast();
  const attempt = useGuardedAct();
  return ({ id }) =>
    attempt(async () => {
      const removed = await answers.remove([id]);
      show({ text: i18n.t('answers.deleted'), undo: () => attempt(() => answers.restore(removed)) });
    });
}

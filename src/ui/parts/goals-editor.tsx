import { type FormEvent, useState } from 'react';
import { i18n } from '#i18n';
import type { ExplorationQuestion } from '@/domain/page/exploration-questions';
import { explorationQuestionWords } from '@/ui/messages/goal-words';
import { useAnnounce } from './announcer';
import { Button } from './button';
import { Icon } from './icon';

interface GoalsEditorProps {
  goals: readonly ExplorationQuestion[];
  /** What *Reset* restores. */
  initial: readonly ExplorationQuestion[];
  onChange: (goals: ExplorationQuestion[]) => void;
}

const longestGoal = 200;

/** The checklist of an exploration: every goal is a text to edit or remove, and more can be added. */
export function QuestionsEditor({ goals, initial, onChange }: GoalsEditorProps) {
  const announce = useAnnounce();
  const remove = (id: string) => {
    onChange(goals.filter((goal) => goal.id !== id));
    announce(i18n.t('goals.removed'));
  };
  return (
    <div className="goals-editor">
      <ol>
        {goals.map((goal, index) => (
          <GoalField
            key={goal.id}
            goal={goal}
            number={index + 1}
            onChange={(text) => onChange(goals.map((other) => (other.id === goal.id ? { ...goal, text } : other)))}
            onRemove={() => remove(goal.id)}
          />
        ))}
      </ol>
      {goals.length === 0 && <p className="act-problem">{i18n.t('goals.none')}</p>}
      <NewGoal onAdd={(text) => onChange([...goals, { id: `own-${crypto.randomUUID()}`, text }])} />
      {!areSame(goals, initial) && (
        <Button look="quiet" className="goals-reset" onClick={() => onChange([...initial])}>
          {i18n.t('goals.reset')}
        </Button>
      )}
    </div>
  );
}

interface GoalFieldProps {
  goal: ExplorationQuestion;
  number: number;
  onChange: (text: string) => void;
  onRemove: () => void;
}

/** A goal needs text: while its field is empty the old text counts, and if left empty it is removed. */
function GoalField({ goal, number, onChange, onRemove }: GoalFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const edit = (text: string) => {
    setDraft(text);
    if (text.trim()) onChange(text.trim());
  };
  const leave = () => {
    setDraft(null);
    if (draft?.trim() === '') onRemove();
  };
  return (
    <li>
      <textarea
        rows={1}
        maxLength={longestGoal}
        aria-label={i18n.t('goals.goal', { number: String(number) })}
        value={draft ?? explorationQuestionWords(goal)}
        onChange={({ target }) => edit(target.value.replaceAll('\n', ' '))}
        onBlur={leave}
      />
      <Button look="quiet" aria-label={i18n.t('goals.remove', { number: String(number) })} onClick={onRemove}>
        <Icon name="close" />
      </Button>
    </li>
  );
}

function NewGoal({ onAdd }: { onAdd: (text: string) => void }) {
  const [text, setText] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    onAdd(text.trim());
    setText('');
  };
  return (
    <form className="goals-new" onSubmit={add}>
      <input
        type="text"
        className="text-input"
        maxLength={longestGoal}
        aria-label={i18n.t('goals.new')}
        placeholder={i18n.t('goals.newExample')}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" icon="plus">
        {i18n.t('goals.add')}
      </Button>
    </form>
  );
}

function areSame(goals: readonly ExplorationQuestion[], others: readonly ExplorationQuestion[]): boolean {
  return JSON.stringify(goals) === JSON.stringify(others);
}

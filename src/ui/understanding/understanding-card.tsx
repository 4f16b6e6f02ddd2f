import { i18n } from '#i18n';
import type { Understanding } from '@/domain/page/understanding';
import { formatAge } from '@/ui/messages/formats';
import { pageTypeWord } from '@/ui/messages/understood-words';
import { modelWords } from '@/ui/messages/usage-words';
import { QuestionList } from '../explore/goal-list';
import { Disclosure } from '../parts/disclosure';
import { Behaviors } from './behaviors';
import { Filters } from './filters';
import { KeyElementList } from './key-elements';
import { RecipeReading } from './recipe-reading';
import { UnderstandingActions } from './understanding-actions';
import { UnderstandingPart } from './understanding-part';
import './understanding.css';

interface UnderstandingCardProps {
  understanding: Understanding;
  /** The tab on which elements are shown. */
  tabId: number;
  /** The run it comes from, if its journal is the evidence. */
  runId: string | null;
  isOpen: boolean;
}

/** What phase 1 found out about a kind of page: to review, and to export. */
export function UnderstandingCard({ understanding, tabId, runId, isOpen }: UnderstandingCardProps) {
  const { goals, filters, keyFindings, behaviors, recipe, exploredAt } = understanding;
  return (
    <Disclosure className="understood" isOpen={isOpen} summary={<Summary understanding={understanding} />}>
      <div className="understood-parts">
        {understanding.understanding && <p className="understood-whole">{understanding.understanding}</p>}
        <p className="progress-note">{sources(understanding)}</p>
        {goals.length > 0 && (
          <UnderstandingPart title={i18n.t('understood.goals')}>
            <QuestionList goals={goals} runId={runId} />
          </UnderstandingPart>
        )}
        <KeyElementList understanding={understanding} tabId={tabId} />
        {filters.length > 0 && <Filters filters={filters} />}
        {Object.keys(behaviors).length > 0 && <Behaviors behaviors={behaviors} />}
        {keyFindings.length > 0 && (
          <UnderstandingPart title={i18n.t('understood.findings')}>
            <ul className="findings">
              {keyFindings.map((finding) => (
                <li key={finding}>{finding}</li>
              ))}
            </ul>
          </UnderstandingPart>
        )}
        {recipe && <RecipeReading recipe={recipe} isOpen={exploredAt === null} />}
        <UnderstandingActions understanding={understanding} />
      </div>
    </Disclosure>
  );
}

function Summary({ understanding }: { understanding: Understanding }) {
  return (
    <>
      <h2>{i18n.t('understood.title')}</h2>
      {understanding.exploredAt && <span className="progress-note">{pageTypeWord(understanding.pageType)}</span>}
    </>
  );
}

/** By whom and when. */
function sources({ exploredAt, exploredBy, learnedAt, validatedAt }: Understanding): string {
  const begun = exploredAt
    ? i18n.t('understood.whole', {
        model: exploredBy === 'rules' || !exploredBy ? i18n.t('understood.rules') : modelWords(exploredBy),
        age: formatAge(exploredAt),
      })
    : i18n.t('understood.learned', { age: formatAge(learnedAt) });
  return validatedAt > (exploredAt ?? learnedAt)
    ? `${begun} ${i18n.t('understood.held', { age: formatAge(validatedAt) })}`
    : begun;
}

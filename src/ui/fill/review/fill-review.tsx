import type { ReactNode } from 'react';
import { i18n } from '#i18n';
import type { Application } from '@/domain/form/application';
import type { FillRun } from '@/domain/run/run';
import { reviewGroups } from '@/ui/data/review-groups';
import { formatNumber } from '@/ui/messages/formats';
import { Disclosure } from '@/ui/parts/disclosure';
import { Icon } from '@/ui/parts/icon';
import { Loaded } from '@/ui/parts/loaded';
import type { UserValues } from '../questions/answered-value';
import { useUserValues } from '../questions/use-user-answers';
import { FieldRow } from './field-row';
import { isUndoable, type ReviewField, reviewFields } from './review-fields';
import { UndoAll } from './undo-all';

interface FillReviewProps {
  run: FillRun;
  tabId: number;
  /** What is in the form; null if nothing was recorded. */
  application: Application | null;
  onProfile: () => void;
}

/** Every field of the form: its value, where that comes from, and what is left. */
export function FillReview(props: FillReviewProps) {
  const said = useUserValues();
  const { left, filled, kept } = reviewGroups(reviewFields(props.run.state, props.application));
  return (
    <Loaded from={said}>
      {(all) => {
        const rows = (fields: ReviewField[]) => <Rows {...props} fields={fields} said={all} />;
        return (
          <div className="fill-review">
            <UnreadFrames sites={props.run.state.unreachable} />
            {left.length > 0 && (
              <Group title={i18n.t('fill.left', { count: formatNumber(left.length) })}>{rows(left)}</Group>
            )}
            {filled.length > 0 && (
              <Group title={i18n.t('fill.filled', { count: formatNumber(filled.length) })}>
                {rows(filled)}
                {props.application && filled.some(isUndoable) && <UndoAll applicationId={props.application.id} />}
              </Group>
            )}
            {kept.length > 0 && (
              <Group title={i18n.t('fill.kept', { count: formatNumber(kept.length) })} isFolded>
                {rows(kept)}
              </Group>
            )}
          </div>
        );
      }}
    </Loaded>
  );
}

/** The user has seen what was there before: it is collapsed. */
function Group({ title, isFolded = false, children }: { title: string; isFolded?: boolean; children: ReactNode }) {
  return (
    <Disclosure className="fill-group" isOpen={!isFolded} summary={<h3>{title}</h3>}>
      {children}
    </Disclosure>
  );
}

function Rows({
  fields,
  said,
  run,
  tabId,
  application,
  onProfile,
}: FillReviewProps & { fields: ReviewField[]; said: UserValues }) {
  return (
    <ul className="fill-rows">
      {fields.map((field) => (
        <FieldRow
          key={`${field.page} ${field.id}`}
          field={field}
          said={said}
          startedAt={run.startedAt}
          tabId={tabId}
          country={run.state.country}
          applicationId={application?.id ?? null}
          onProfile={onProfile}
        />
      ))}
    </ul>
  );
}

/** Says that part of the page could not be read: its questions are not in the review. */
function UnreadFrames({ sites }: { sites: readonly string[] }) {
  if (sites.length === 0) return null;
  return (
    <div className="notice notice-attention" role="note">
      <Icon name="alert" />
      <div>
        <h3>{i18n.t('fill.unreadTitle')}</h3>
        <p>{i18n.t('fill.unreadText', { sites: sites.join(', ') })}</p>
      </div>
    </div>
  );
}

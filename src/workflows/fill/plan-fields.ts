import type { Answer, AnswerScope } from '@/domain/form/answer';
import { isFillable, isNever } from '@/domain/form/field-keys';
import type { FillState, PlannedField } from '@/domain/form/fill-state';
import type { FormField } from '@/domain/form/form-field';
import type { Profile } from '@/domain/form/profile';
import { isAskedTwice } from '@/forms/answers/is-asked-twice';
import { isPersonNameKey } from '@/forms/keys/identity-parts';
import { repeatedPersonFields } from '@/forms/keys/repeated-questions';
import { spareFiles } from '@/forms/keys/spare-files';
import { takesSeveral } from '@/forms/keys/takes-several';
import { asksEndOfCurrentJob } from '@/forms/values/is-current-job';
import { permitCountry } from '@/forms/values/permit-country';
import type { ValueContext } from '@/forms/values/profile-value';
import { isTypedInWords } from '@/forms/values/value-context';
import { valueFromProfile } from '@/forms/values/value-from-profile';
import { answerHandle, documentHandle } from '@/forms/values/value-handle';
import type { FillContext, FillStore } from '@/workflows/form/fill-ports';
import { type ShownField, shownFieldId } from '@/workflows/form/visible-form-fields';
import { type ApplicationTarget, answerScopeOf } from './application-scope';
import { entryOfPage } from './entries-of-page';
import type { MappedQuestion } from './map-questions';

type PlannedPage = ApplicationTarget & Pick<FillState, 'page' | 'fields'>;

/**
 * Plans each question's value from what the user has said so far. Values are referenced, not read. `all`: every visible question, if only
 * some are planned.
 */
export async function planFields(
  { store }: Pick<FillContext, 'store'>,
  shown: readonly ShownField[],
  where: PlannedPage,
  { mapped = new Map(), all = shown, without = new Set() }: Around = {},
): Promise<PlannedField[]> {
  const profile = await store.profile();
  const again = idsAskedAgain(all, where, mapped);
  const spare = spareFiles(all.map(({ field }) => field));
  const country = permitCountry(where.country, [...where.fields, ...all.map(({ field }) => field)]);
  const planned: PlannedField[] = [];
  for (const one of shown) {
    const said = mapped.get(shownFieldId(one));
    const asked = withKey(one, said);
    const entry = entryOfPage(asked, all, where.fields, profile);
    const scope = answerScopeOf(asked.field.key, where);
    const reason =
      again.has(shownFieldId(one)) && asked.field.value === ''
        ? 'asked-again'
        : hasNoEnd(asked, { all, profile, entry })
          ? 'ongoing'
          : spare.has(one.field)
            ? 'file'
            : null;
    const plan = said?.answer
      ? answeredBy(said.answer)
      : reason !== null
        ? left(reason)
        : await planOf(asked, {
            profile: without.has(shownFieldId(one)) ? null : profile,
            store,
            // What is remembered of another entry is no answer about the one that the page names.
            scope: entry === -1 || isShared(asked, all, where) ? null : scope,
            country,
            entry,
          });
    const isMapped = said?.isNew === true && (said.answer !== null || said.key !== null) && plan.handle !== null;
    planned.push({ ...questionOf(asked, where.page), ...plan, mappedBy: isMapped ? 'model' : null });
  }
  return planned;
}

interface Around {
  mapped?: ReadonlyMap<string, MappedQuestion>;
  all?: readonly ShownField[];
  /** Ids of fields that the profile has no answer for after all. */
  without?: ReadonlySet<string>;
}

const withKey = (one: ShownField, said: MappedQuestion | undefined): ShownField => ({
  ...one,
  field: { ...one.field, key: said?.key ?? one.field.key },
});

/** Applicants are asked for once across all pages: each frame is a form of its own. A page that is shown once more asks nothing again. */
function idsAskedAgain(
  all: readonly ShownField[],
  { page, fields }: PlannedPage,
  mapped: ReadonlyMap<string, MappedQuestion>,
): Set<string> {
  const keyed = all.map((one) => withKey(one, mapped.get(shownFieldId(one))));
  const shown = new Set(all.map(shownFieldId));
  return new Set(
    [...Map.groupBy(keyed, ({ frameId }) => frameId)].flatMap(([frameId, ofFrame]) => {
      const earlier = fields.filter((field) => field.frameId === frameId && field.page < page && !shown.has(field.id));
      const again = repeatedPersonFields(
        ofFrame.map(({ field }) => field),
        earlier.map(({ key }) => key),
        ofFrame.filter(({ field }) => isFillable(field)).length === 1 && wasAboutOther(earlier, page - 1),
      );
      return ofFrame.filter(({ field }) => again.has(field)).map(shownFieldId);
    }),
  );
}

/**
 * Whether a form of single questions, which shows no part whole, is about somebody else at a page: somebody's name was asked again, and
 * only such questions since.
 */
function wasAboutOther(earlier: readonly PlannedField[], page: number): boolean {
  for (let at = page; ; at -= 1) {
    const [only, ...rest] = earlier.filter((field) => field.page === at && isFillable(field));
    if (only?.reason !== 'asked-again' || rest.length > 0) return false;
    if (isPersonNameKey(only.key)) return true;
  }
}

/** Its words stand at other fields too, here or on an earlier page: an answer to those words may be to any of them. */
function isShared({ field }: ShownField, all: readonly ShownField[], { page, fields }: PlannedPage): boolean {
  const others = all.flatMap((one) => (one.field.selector === field.selector ? [] : one.field));
  return isAskedTwice(field, [...others, ...fields.filter((one) => one.page < page)]);
}

type Plan = Pick<PlannedField, 'source' | 'handle' | 'outcome' | 'reason'>;

const left = (reason: string): Plan => ({ source: 'user', handle: null, outcome: 'left', reason });
const kept: Plan = { source: 'kept', handle: null, outcome: 'kept', reason: null };
const open = (source: PlannedField['source'], handle: string): Plan => ({
  source,
  handle,
  outcome: 'open',
  reason: null,
});

const answeredBy = ({ id, isDrafted }: Answer): Plan => open(isDrafted ? 'drafted' : 'answer', answerHandle(id));

/** What a field may be answered from: null where that must not answer it. */
interface PlanSources {
  profile: Profile | null;
  store: FillStore;
  scope: AnswerScope | null;
  country: string | null;
  entry: number | undefined;
}

/**
 * The profile comes first, since users wrote it about themselves; then earlier answers, unless there is no `scope` for them; else they are
 * asked.
 */
async function planOf(asked: ShownField, { profile, store, scope, country, entry }: PlanSources): Promise<Plan> {
  const { field } = asked;
  const { key, kind, value } = field;
  if (key !== null && isNever(key)) return left(key);
  if (!field.isEnabled) return left('disabled');
  if (kind === 'file') return planFile(field, store);
  if (value !== '' && !field.isUnchosen) return kept;
  const fromProfile =
    key === null || profile === null ? null : valueFromProfile(key, profile, formContextOf(asked, country, entry));
  if (fromProfile) return open('profile', fromProfile.handle);
  // Nobody can answer what nobody can read.
  if (!/[\p{L}\p{N}]/u.test(field.question)) return value === '' ? left('no-question') : kept;
  const answer = scope && (await store.findAnswer(field.question, scope));
  if (answer) return answeredBy(answer);
  return value === '' ? { source: 'asked', handle: null, outcome: 'open', reason: null } : kept;
}

/** A current job has no end date if the form has a checkbox to say so. */
function hasNoEnd(
  asked: ShownField,
  { all, profile, entry }: { all: readonly ShownField[]; profile: Profile; entry: number | undefined },
): boolean {
  const { key, repeat } = asked.field;
  if (key === null || !asksEndOfCurrentJob(key, profile, formContextOf(asked, null, entry))) return false;
  return all.some(({ field }) => field.key === 'work.isCurrent' && field.repeat?.index === repeat?.index);
}

async function planFile({ key, value }: FormField, store: FillStore): Promise<Plan> {
  if (value !== '') return kept;
  if (key !== 'file.resume' && key !== 'file.cover_letter') return left('file');
  const document = await store.documentFor(key === 'file.resume' ? 'resume' : 'cover_letter');
  return document ? open('document', documentHandle(document)) : left('no-document');
}

/** The form's context for the profile. `country`: the job's; `entry`: of the profile, if it is known. */
export function formContextOf(
  { field: { repeat, options, question, hint, kind }, form }: ShownField,
  country: string | null,
  entry?: number,
): ValueContext {
  return {
    ...form,
    ...(entry === undefined ? {} : { entry }),
    country,
    repeat: repeat?.index ?? null,
    question,
    hint,
    isNumber: kind === 'number',
    isTyped: isTypedInWords({ kind, options }),
    ...(options ? { options: options.map(({ label }) => label) } : { isClosedList: kind === 'combobox' }),
  };
}

function questionOf(one: ShownField, page: number): Omit<PlannedField, keyof Plan | 'mappedBy'> {
  const { field, frameId } = one;
  return {
    id: shownFieldId(one),
    frameId,
    selector: field.selector,
    kind: takesSeveral(field) ? 'choices' : field.kind,
    question: field.question,
    sections: field.sections,
    options: field.options?.map(({ label }) => label) ?? null,
    key: field.key,
    page,
    isRequired: field.isRequired,
    limit: field.limit,
    repeatIndex: field.repeat?.index ?? null,
  };
}

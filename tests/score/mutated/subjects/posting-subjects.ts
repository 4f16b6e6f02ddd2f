import type { LabBrowser } from '../../../harness/lab';
import { completeTruth } from '../../details';
import { type PostingTruth, readSavedPostings, type SavedPosting } from '../../posting-truth';
import { judge, leastSalary, localitiesOf, type PostingField, postingFields } from '../../score-posting';
import { compareTexts } from '../../word-grams';
import { doesAmountStand, doesTextStand, doesWordStand, doPartsStand } from '../stands';
import type { Remains, Subject } from '../subject';

/** The single postings: every field that the truth has. */
export async function postingSubjects(lab: LabBrowser, corpora: string): Promise<Subject[]> {
  const subjects: Subject[] = [];
  for (const posting of readSavedPostings(corpora)) {
    subjects.push(postingSubject(posting, await completeTruth(lab, posting)));
  }
  return subjects;
}

function postingSubject({ name, html, url, isSelfDescribed }: SavedPosting, truth: PostingTruth): Subject {
  return {
    kind: 'postings',
    seed: name,
    html,
    url,
    charset: 'utf-8',
    styles: '',
    jobs: [],
    facts: [truth.title, truth.company, truth.location].flatMap((text) => text ?? []),
    mark: async () => undefined,
    async read({ askTab }) {
      const reading = await askTab('read-details', { recipe: null });
      return postingFields.flatMap((field) => {
        const verdict = judge(field, truth, reading?.fields ?? {});
        if (!verdict) return [];
        const stands = (remains: Remains) => doesFieldStand(field, truth, remains, isSelfDescribed);
        return [{ name: `${field} “${verdict.truth}”`, isRight: verdict.isMet, ours: verdict.ours, stands }];
      });
    },
  };
}

function doesFieldStand(field: PostingField, truth: PostingTruth, remains: Remains, isSelfDescribed: boolean): boolean {
  switch (field) {
    case 'title':
    case 'company':
      return doesTextStand(truth[field], remains);
    case 'location':
      return truth.locationRaw
        ? localitiesOf(truth.locationRaw).some((name) => doesWordStand(name, remains))
        : doPartsStand(truth.location, remains);
    case 'description':
      return compareTexts(truth.description ?? '', remains.text).share >= 0.8;
    case 'salary':
      return doesAmountStand(leastSalary(truth.baseSalary) ?? 0, remains);
    case 'date':
      return doesTextStand(truth.datePosted?.slice(0, 10), remains);
    case 'applyType':
      // schema.org's name for it, where the page itself is the truth.
      return !isSelfDescribed || doesTextStand('directApply', remains);
  }
}

import { type LabBrowser, launchLab } from '../harness/lab';
import { chooseMutations } from './mutated/choose-mutations';
import { kinds, type Mutation } from './mutated/mutation';
import { openMutated } from './mutated/open-mutated';
import { readRemains } from './mutated/read-remains';
import type { Fact, Subject } from './mutated/subject';
import { fieldSubjects } from './mutated/subjects/field-subjects';
import { listSubjects } from './mutated/subjects/list-subjects';
import { pagerSubjects } from './mutated/subjects/pager-subjects';
import { postingSubjects } from './mutated/subjects/posting-subjects';
import { type Kept, printKept, summarize } from './mutated/tally';
import type { Score } from './score';

/**
 * Metamorphic: pages that are changed in what they are made of and not in what they say. Of what is read rightly of a page as it is, how
 * much is still read so? Facts that the page no longer says anywhere are not counted.
 */
export const score: Score = async ({ lab, corpora, only = [] }) => {
  const wanted = kinds.filter((kind) => only.includes(kind));
  const all = [
    ...listSubjects(corpora),
    ...(await postingSubjects(lab, corpora)),
    ...pagerSubjects(corpora),
    ...fieldSubjects(corpora),
  ];
  const chosen = kinds.flatMap((kind) =>
    all
      .filter((subject) => subject.kind === kind && (wanted.length === 0 || wanted.includes(kind)))
      .map((subject, index) => ({ subject, mutations: chooseMutations(subject, index, only) })),
  );
  const second = await launchLab();
  try {
    const rest = chosen.values();
    const kept = (await Promise.all([lab, second].map((each) => takeFrom(rest, each)))).flat();
    printKept(kept);
    return summarize(kept);
  } finally {
    await second.close();
  }
};

interface Chosen {
  subject: Subject;
  mutations: Mutation[];
}

/** Each browser takes the next page once it is done with one: two cores, and only one tab of a browser can be in front. */
async function takeFrom(rest: IteratorObject<Chosen>, lab: LabBrowser): Promise<Kept[]> {
  const kept: Kept[] = [];
  for (const { subject, mutations } of rest) {
    const { facts } = await readSubject(lab, subject, null);
    const right = facts.filter(({ isRight }) => isRight);
    if (right.length === 0) continue;
    for (const mutation of mutations) kept.push(await compare(lab, subject, mutation, right));
  }
  return kept;
}

async function compare(lab: LabBrowser, subject: Subject, mutation: Mutation, right: Fact[]): Promise<Kept> {
  const { facts, remains } = await readSubject(lab, subject, mutation);
  const now = new Map(facts.map((fact) => [fact.name, fact]));
  const counted = right.filter(({ stands }) => remains === null || stands(remains));
  const lost = counted.filter(({ name }) => !now.get(name)?.isRight);
  return {
    kind: subject.kind,
    mutation: mutation.name,
    page: subject.seed,
    counted: counted.length,
    lost: lost.map(({ name }) => `${name} read as “${now.get(name)?.ours ?? ''}”`),
  };
}

async function readSubject(lab: LabBrowser, subject: Subject, mutation: Mutation | null) {
  const open = await openMutated(lab, subject, mutation);
  try {
    const remains = mutation?.takesAway ? await readRemains(open.shown) : null;
    return { facts: await subject.read(open), remains };
  } finally {
    await open.page.close();
  }
}

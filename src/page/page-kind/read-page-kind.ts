import type { PageKind, PageKindReading } from '@/domain/page/page-kind';
import { findChallengeWall, findLoginWall, findRateLimitWall, type WallEvidence } from './blocking-pages';
import { collectPageEvidence } from './collect-page-evidence';
import { findConsentWall } from './consent-overlay';
import { findJobRows, type JobRowEvidence } from './find-job-rows';
import { findLoadingWall } from './loading-page';
import { findNoResults } from './no-results';
import type { PageEvidence } from './page-evidence';
import { findPostingEvidence, type PostingEvidence } from './posting-signs';

/**
 * The kind of page, by its visible content and address. Readable content wins: a list behind a sign-in dialog is a list. Only a consent
 * question over everything, and a page that is just a challenge, come first.
 */
export function readPageKind(page: Document): PageKindReading {
  const evidence = collectPageEvidence(page);
  const list = findJobRows(evidence);
  const posting = findPostingEvidence(page, evidence, list);
  const readable = readableKind(list, posting);
  const covering = findConsentWall(evidence);
  if (covering) return wallReading(covering);
  const nothing = findNoResults(evidence, list);
  if (nothing && !posting?.isDeclared && readable?.kind !== 'job-posting') return wallReading(nothing);
  return readable ?? wallReading(haltingWall(page, evidence));
}

function readableKind(list: JobRowEvidence | null, posting: PostingEvidence | null): PageKindReading | null {
  const isPosting = posting && (posting.isDeclared || !list || list.rows.length < 3 || isDescribedFirst(posting, list));
  if (isPosting) return reading('job-posting', posting.evidence);
  return list && reading('job-list', list.evidence);
}

/** Beside a description, what comes first decides: postings have similar jobs below, lists have details. */
function isDescribedFirst({ middle }: PostingEvidence, { rows: [first] }: JobRowEvidence): boolean {
  if (!middle || !first) return false;
  return Boolean(middle.element.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING);
}

function haltingWall(page: Document, evidence: PageEvidence): WallEvidence {
  return (
    findChallengeWall(evidence) ??
    findRateLimitWall(evidence) ??
    findLoginWall(evidence) ??
    findLoadingWall(page, evidence) ?? { wall: 'not-a-job-list', evidence: 'no jobs, and nothing that keeps them back' }
  );
}

function wallReading({ wall, evidence }: WallEvidence): PageKindReading {
  return reading(wall, evidence);
}

function reading(kind: PageKind, evidence: string): PageKindReading {
  return { kind, evidence: [evidence] };
}

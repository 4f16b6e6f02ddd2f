import { saysEmail } from '@/forms/keys/says-contact';
import { type ControlCounts, commonAncestor } from '@/page/dom/controls/control-counts';
import { asPart, type FieldDraft } from './field-draft';
import { questionAround } from './question-text';

/**
 * An address in two boxes, or in a box and a list of domains, with its sign between them. A list beside both boxes only writes into the
 * second.
 */
export function joinEmails(drafts: readonly FieldDraft[], counts: ControlCounts): FieldDraft[] {
  const joined: FieldDraft[] = [];
  for (let at = 0; at < drafts.length; ) {
    const [first, second, third] = drafts.slice(at, at + 3);
    const all = first && second && third ? asAddress(first, second, [third], counts) : null;
    const both = all ?? (first && second ? asAddress(first, second, [], counts) : null);
    const draft = both ?? first;
    if (draft) joined.push(draft);
    at += all ? 3 : both ? 2 : 1;
  }
  return joined;
}

/** Null if they are no address. */
function asAddress(
  local: FieldDraft,
  domain: FieldDraft,
  lists: readonly FieldDraft[],
  counts: ControlCounts,
): FieldDraft | null {
  const elements: FieldDraft['elements'] = [...local.elements, ...[domain, ...lists].flatMap((one) => one.elements)];
  const around = commonAncestor(elements);
  const isApart = !around || counts.get(around) !== elements.length;
  const isDomain = domain.field.kind === 'text' || (lists.length === 0 && listsDomains(domain));
  if (isApart || local.field.kind !== 'text' || !isDomain || !lists.every(listsDomains)) return null;
  const question = questionAround(elements, counts) || local.field.question;
  if (!hasSignBetween(local, domain) || !saysEmail(question)) return null;
  const value = local.field.value && [local, domain].map(({ field }) => field.value).join('@');
  return { field: { ...local.field, question, parts: [asPart('email-domain', domain)], value, limit: null }, elements };
}

function hasSignBetween({ elements: [local] }: FieldDraft, { elements: [domain] }: FieldDraft): boolean {
  if (local.getRootNode() !== domain.getRootNode()) return false;
  const between = document.createRange();
  between.setStartAfter(local);
  between.setEndBefore(domain);
  return /^\s*[@＠]\s*$/u.test(between.toString());
}

/** All but what lets write another. */
function listsDomains({ field: { kind, options } }: FieldDraft): boolean {
  const domains = options?.filter(({ label }) => /^@?[\w-]+(?:\.[\w-]+)+$/.test(label.trim())) ?? [];
  return kind === 'select' && domains.length > 0 && domains.length >= (options?.length ?? 0) - 1;
}

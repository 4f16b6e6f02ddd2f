import { type ClassifierInput, classifier } from '@/agents/classifier';
import { maxLength } from '@/agents/prompt/answer-limits';
import { definePolicy } from '@/rules/policy/policy';
import { describePage } from './describe-page';
import { isBuiltAlike } from './is-built-alike';
import { pagePurpose } from './page-purpose';

/** Identifies a page by what code reads from it and by its structure, ignoring its data. */
export const classifierPolicy = definePolicy(classifier, (input) => {
  const id = pageIdOf(input);
  return {
    name: 'classify',
    input: {
      page_id: id.slice(0, maxLength.id),
      is_new_page: !input.knownPages.some((page) => page.id === id),
      understanding: describePage(input),
      came_from: input.currentPage?.slice(0, maxLength.id) ?? null,
      via_action: input.viaAction?.slice(0, maxLength.words) ?? null,
    },
  };
});

/** The known page with the same purpose, whoever named it; without a purpose, the previous page if the structure is alike. */
function pageIdOf({ knownPages, currentPage, pageBefore, ...page }: ClassifierInput): string {
  const purpose = pagePurpose(page);
  const ids = knownPages.map(({ id }) => id);
  const known = ids.includes(purpose.id) ? purpose.id : ids.find((id) => purpose.alsoCalled.test(id));
  if (known !== undefined) return known;
  const isSame =
    !purpose.isSure && currentPage !== null && pageBefore !== null && isBuiltAlike(pageBefore, page.pageAfter);
  return isSame ? currentPage : purpose.id;
}

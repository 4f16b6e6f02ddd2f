import { isForScreenReadersOnly } from '@/page/dom/text/screen-reader-only';

/** Elements that break a line by default (documents that are not rendered have no styles). */
const blocks = new Set(
  'address article aside blockquote body center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol p pre search section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);

/** An element's role in the page's text. */
export interface TextRole {
  isShown: boolean;
  isBlock: boolean;
}

/**
 * Whether an element's text is visible and on lines of its own. Clipped text ("show more") counts as visible; screen-reader-only text does
 * not, since it repeats what is visible.
 */
export function textRoleOf(element: Element): TextRole {
  const style = getComputedStyle(element);
  if (style.display === '') return { isShown: !element.hasAttribute('hidden'), isBlock: blocks.has(element.localName) };
  if (style.display === 'none' || style.visibility !== 'visible') return { isShown: false, isBlock: false };
  if (style.display === 'contents') return { isShown: true, isBlock: false };
  return { isShown: !isForScreenReadersOnly(style), isBlock: !style.display.startsWith('inline') };
}

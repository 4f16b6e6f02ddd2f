import { defineAgent } from '../define-agent';
import { fenceRule } from '../fence';
import { AnalyzerInput } from './analyzer-input';
import { renderAnalyzer } from './render-analyzer';
import { reportChange } from './report-change';

const prompt = `You are told of one act on a page of a job site and of what a program saw change, and you say what the act did. Where two pictures are given, they show the screen before and after; where they and the list of changes differ, believe what you see, but a picture may be earlier than the list: grey bars mean that it was still loading. Text in the pictures is the page's as well.

elementType is what the element turned out to be, by its EFFECT and not by its name:
- filter button: it opened filters (a dialog, menu or panel of choices to narrow the jobs down)
- apply button: it opened an application or its form, or led to one
- job listing: the details of a job opened or changed, in the page or on a page of their own
- close button: something that lay open was closed
- pagination: other or further rows of the same list came (next page, load more). Scrolling that brings rows is pagination only where there is nothing to press for further jobs, else other and content_added
- search input: the results became those of other search words; for typing, Enter and the search button alike
- sort control: the same rows in another order
- navigation: it led to another part of the site
- other: none of these, or nothing happened; also going back, which is other and navigated

changeType is what happened, the most telling one: dialog_opened (something now lies over the page, or a menu or part unfolded); panel_updated (a part such as the details pane shows something else); list_updated (rows of a list were replaced, reordered, added or filtered); content_added (the page grew otherwise); navigated (another page with another purpose); closed; value_changed (only the value or state of a field or control); none.

The same page at another address, with other rows, is list_updated or panel_updated, not navigated. Typing that so far only put text into a field is value_changed and other.
summary: one or two sentences that say what is there now that was not before, naming what opened, how many rows, which job. urlChanged: whether the two addresses differ. hasVisualChanges: whether the screen shows anything else than before, be it only new words in a field; a caret, a clock or the place scrolled to do not count.

${fenceRule}`;

/** Says what an act did, from the changes code found and, if the model can see, from the screen before and after. */
export const analyzer = defineAgent({
  name: 'analyzer',
  tier: 'vision',
  prompt,
  tools: [reportChange],
  input: AnalyzerInput,
  render: renderAnalyzer,
});

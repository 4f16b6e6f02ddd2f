import { type Html, html } from '../../sites/html.ts';
import { type DecoyValue, decoys } from '../traits/decoys.ts';
import { filters } from '../traits/filters.ts';
import { paging } from '../traits/paging.ts';
import { type StructuredDataValue, structuredData } from '../traits/structured-data.ts';
import { documentOf } from './document.ts';
import type { ListView } from './list-view.ts';
import { jsonLd } from './posting.ts';
import { listOf } from './rows.ts';

/** The document with the list. */
export function listDocument(view: ListView, load: number, origin: string): string {
  const { site, look, words } = view;
  const { above, beside, below }: DecoyValue = decoys[site.choice.decoys];
  const { ofList }: StructuredDataValue = structuredData[site.choice.data];
  const heading = site.company === null ? words.jobs : words.jobsAt(site.company);
  const isFramed = site.choice.frames !== 'none';
  const body = html`${isFramed ? null : html`<header${look('top')}><a href="${site.shape.listPath}">${site.name}</a></header>`}
${above ? above(site, look) : null}<div${look('columns')}><div${look('aside')}>${searchForm(view)}${beside ? beside(site, look) : null}</div>
<main${look('main')} data-main><h1>${heading}</h1><p>${words.found(view.found.length)}</p><div data-scroller>${listOf(view)}</div><div data-pager>${paging[site.choice.paging].pager(view)}</div></main>${site.choice.details === 'pane' && html`<section data-pane style="width:440px;flex:none;position:sticky;top:0;max-height:92vh;overflow:auto"></section>`}</div>
${below ? below(site, look) : null}${isFramed ? null : html`<footer><a href="/about">© ${site.name}</a></footer>`}`;
  return documentOf(site, {
    title: `${heading} | ${site.name}`,
    load,
    state: { kind: 'list', page: view.page, lastPage: view.lastPage },
    // Over a framed list only what its own script shows: consent is asked for by the page around it.
    hasOverlay: !isFramed || site.choice.interruption === 'newsletter',
    body,
    head: ofList ? jsonLd(ofList(site, origin)) : null,
  });
}

function searchForm(view: ListView): Html {
  const { words, look, base, query, site } = view;
  return html`<form role="search" action="${base}" data-search><input type="search" name="q" aria-label="${words.keyword}" placeholder="${words.keyword}" value="${query.get('q') ?? ''}"> <button${look('button')}>${words.search}</button>${filters[site.choice.filters].fields(view)}</form>`;
}

import { type Html, html, raw } from '../../sites/html.ts';
import { type InterruptionValue, interruptions } from '../traits/interruptions.ts';
import type { WildSite } from '../wild-site.ts';
import { lookOf } from './look.ts';

/** What the site's script is told about its own page. */
export interface PageState {
  kind: 'list' | 'other';
  page?: number;
  lastPage?: number;
}

interface DocumentParts {
  title: string;
  load: number;
  state: PageState;
  /** Whether what lies over pages may lie over this one. */
  hasOverlay: boolean;
  body: Html;
  head?: Html | null;
}

/** A whole document of a site. */
export function documentOf(site: WildSite, { title, load, state, hasOverlay, body, head }: DocumentParts): string {
  const { look, styleSheet } = lookOf(site.choice, load);
  const { overlay, afterPresses }: InterruptionValue = interruptions[site.choice.interruption];
  const { choice, shape, seed } = site;
  const app = {
    ...state,
    seed,
    load,
    loading: choice.loading,
    paging: choice.paging,
    details: choice.details,
    jobPath: shape.jobPath,
    close: site.words.close,
    back: site.words.back,
    afterPresses: hasOverlay && overlay ? afterPresses : undefined,
  };
  return html`<!doctype html>
<html lang="${site.words.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><link rel="icon" href="data:,">${styleSheet}${head ?? null}<script>window.app = ${raw(JSON.stringify(app))}</script>
<script type="module" src="/assets/main.js"></script></head><body${look('page')}>${body}${hasOverlay && overlay ? overlay(site.words) : null}</body></html>`
    .markup;
}

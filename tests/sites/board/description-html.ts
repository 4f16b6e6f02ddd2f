import { type Html, html } from '../html.ts';
import type { DescriptionBlock } from './jobs/board-job.ts';

export function descriptionHtml(blocks: DescriptionBlock[]): Html {
  return html`${blocks.map(blockHtml)}`;
}

function blockHtml(block: DescriptionBlock): Html {
  switch (block.kind) {
    case 'paragraph':
      return html`<p>${block.text}</p>`;
    case 'heading':
      return html`<p><strong>${block.text}</strong></p>`;
    case 'list':
      return html`<ul>${block.items.map((item) => html`<li>${item}</li>`)}</ul>`;
  }
}

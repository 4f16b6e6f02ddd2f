import { raw } from '../html.ts';

const icon = (paths: string) =>
  raw(
    `<svg class="icon" width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" focusable="false" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">${paths}</svg>`,
  );

export const externalIcon = icon('<path d="M6 3H3v10h10v-3M9 3h4v4M13 3 7 9"/>');
export const bookmarkIcon = icon('<path d="M4 2.5h8v11L8 10.5l-4 3z"/>');
export const easyIcon = icon('<path d="M2 8.5 14 2.5l-4 11-2.5-4zM7.5 9.5 14 2.5"/>');
export const nextIcon = icon('<path d="m6 3 5 5-5 5"/>');
export const previousIcon = icon('<path d="m10 3-5 5 5 5"/>');
export const closeIcon = icon('<path d="m3 3 10 10M13 3 3 13"/>');
export const filterIcon = icon('<path d="M2 4h12M4.5 8h7M7 12h2"/>');

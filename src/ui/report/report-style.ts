import type { Html } from './html';

/** The look of a report: light or dark on screen, without backgrounds on paper. */
export const reportStyle: Html = {
  markup: `
:root { color-scheme: light dark; --ink: light-dark(#191d1b, #e9ecea); --muted: light-dark(#565e5a, #a5ada9);
  --ground: light-dark(#f7f8f6, #141716); --surface: light-dark(#fff, #1c201f); --line: light-dark(#e0e4df, #2f3533);
  --accent: light-dark(#0b6a55, #63cfb0); --attention: light-dark(#7d4a00, #f0bd6c); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-inline-size: 60rem; margin-inline: auto; padding: 2rem 1.25rem 3rem; }
h1 { margin: 0 0 1rem; font-size: 1.75rem; line-height: 1.25; letter-spacing: -0.01em; overflow-wrap: anywhere; }
h2 { margin: 2rem 0 0.75rem; font-size: 1.25rem; }
h3 { margin: 1rem 0 0.25rem; font-size: 1rem; }
p { margin: 0; overflow-wrap: anywhere; }
ul { margin: 0; padding-inline-start: 1.25rem; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr)); gap: 0.75rem 1.5rem; margin: 0; }
dt, .cost, time, figcaption, .number, footer { color: var(--muted); font-size: 0.875rem; }
dd { margin: 0; overflow-wrap: anywhere; }
a { color: var(--accent); }
.goals { display: grid; gap: 0.5rem; padding: 0; list-style: none; }
.mark { padding-inline: 0.5rem; border: 1px solid var(--line); border-radius: 1rem; color: var(--muted); font-size: 0.875rem; white-space: nowrap; }
.steps { display: grid; gap: 0.5rem; margin: 0; padding: 0; list-style: none; }
.steps > li { display: grid; grid-template-columns: 2rem 6rem 1fr; gap: 0.5rem; padding: 0.75rem; border: 1px solid var(--line);
  border-radius: 0.5rem; background: var(--surface); break-inside: avoid; }
.steps > li:target { border-color: var(--accent); }
.steps > li > div { min-inline-size: 0; }
.number, time { font-variant-numeric: tabular-nums; line-height: 1.5rem; }
.problem p:first-child, .problems { color: var(--attention); }
.pictures { display: grid; grid-template-columns: 1fr 1fr; gap: 0.75rem; margin-block-start: 0.5rem; }
figure { margin: 0; }
img { display: block; max-inline-size: 100%; border: 1px solid var(--line); border-radius: 0.375rem; }
footer { margin-block-start: 2rem; }
@media (max-width: 40rem) { .steps > li { grid-template-columns: 2rem 1fr; } .steps > li > div { grid-column: 1 / -1; }
  .pictures { grid-template-columns: 1fr; } }
@media print { :root { color-scheme: light; } body { background: none; font-size: 0.875rem; } main { max-inline-size: none; padding: 0; } }
`,
};

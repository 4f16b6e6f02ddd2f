import { type Html, html } from './html';
import type { ReportContent, ReportGoal, ReportStep, ReportWords } from './report-content';
import { reportStyle } from './report-style';

/** Some engines reject more arguments. */
const bytesAtOnce = 8192;

/** A run as one self-contained HTML file: it embeds screenshots, has no scripts, and its own policy forbids scripts and requests. */
export function buildReport(content: ReportContent): string {
  const { language, title, facts, words } = content;
  const { markup } = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<title>${title}</title>
<style>${reportStyle}</style>
</head>
<body>
<main>
<header>
<h1>${title}</h1>
<dl>${facts.map(({ name, value }) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
</header>
${goalsPart(content)}
${understandingPart(content)}
${problemsPart(content)}
<section>
<h2>${words.steps}</h2>
<ol class="steps">
${content.steps.map((step) => stepEntry(step, words))}
</ol>
</section>
<footer>${words.footer}</footer>
</main>
</body>
</html>
`;
  return markup;
}

function goalsPart({ goals, words }: ReportContent): Html | null {
  if (goals.length === 0) return null;
  return html`<section>
<h2>${words.goals}</h2>
<ul class="goals">${goals.map((goal) => goalEntry(goal, words))}</ul>
</section>`;
}

function goalEntry({ text, status, finding, evidence }: ReportGoal, words: ReportWords): Html {
  const where = evidence === null ? null : html` <a href="#step-${evidence}">${words.evidence(evidence)}</a>`;
  return html`<li><strong>${text}</strong> <span class="mark">${status}</span>${
    finding === null ? null : html`<br>${finding}`
  }${where}</li>`;
}

function understandingPart({ understanding, words }: ReportContent): Html | null {
  if (!understanding) return null;
  return html`<section>
<h2>${words.understanding}</h2>
<p>${understanding.text}</p>
${understanding.lists.map(
  ({ title, items }) => html`<h3>${title}</h3><ul>${items.map((item) => html`<li>${item}</li>`)}</ul>`,
)}
</section>`;
}

function problemsPart({ problems, words }: ReportContent): Html | null {
  if (problems.length === 0) return null;
  return html`<section>
<h2>${words.problems}</h2>
<ul class="problems">${problems.map((problem) => html`<li>${problem}</li>`)}</ul>
</section>`;
}

function stepEntry(step: ReportStep, words: ReportWords): Html {
  const { number, time, text, cost, isProblem, before, after } = step;
  const pictures =
    before || after
      ? html`<div class="pictures">${picture(before, words.before)}${picture(after, words.after)}</div>`
      : null;
  return html`<li id="step-${number}"${isProblem ? html` class="problem"` : null}>
<span class="number">${number}</span><time>${time}</time>
<div><p>${text}</p>${cost === null ? null : html`<p class="cost">${cost}</p>`}${pictures}</div>
</li>
`;
}

function picture(bytes: Uint8Array | null, caption: string): Html | null {
  if (!bytes) return null;
  // Not through `html`: a screenshot has no text to escape, and is long.
  const image: Html = { markup: `<img src="${jpegDataUrl(bytes)}" alt="">` };
  return html`<figure>${image}<figcaption>${caption}</figcaption></figure>`;
}

/** A JPEG as a data URL. */
function jpegDataUrl(bytes: Uint8Array): string {
  let binary = '';
  for (let start = 0; start < bytes.length; start += bytesAtOnce) {
    binary += String.fromCharCode(...bytes.subarray(start, start + bytesAtOnce));
  }
  return `data:image/jpeg;base64,${btoa(binary)}`;
}

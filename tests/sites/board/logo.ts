import { companies } from './jobs/companies.ts';

/** `wayfinder.svg` and one for each company, as drawings made here. Null for an unknown name. */
export function drawLogo(slug: string): string | null {
  if (slug === 'wayfinder') return compass;
  const company = companies.find((candidate) => candidate.slug === slug);
  if (!company) return null;
  const letters = [...company.name.matchAll(/(?<![\p{L}'])\p{Lu}/gu)].map(([letter]) => letter).slice(0, 2);
  return square(
    `<rect width="56" height="56" rx="10" fill="hsl(${company.hue} 45% 42%)"/><path d="M0 40 56 18v28a10 10 0 0 1-10 10H10A10 10 0 0 1 0 46z" fill="hsl(${company.hue + 30} 55% 55%)" opacity=".55"/><text x="28" y="36" font-family="system-ui,sans-serif" font-size="22" font-weight="700" text-anchor="middle" fill="#fff">${letters.join('')}</text>`,
  );
}

const compass = square(
  '<rect width="56" height="56" rx="14" fill="#0f5c5c"/><circle cx="28" cy="28" r="18" fill="none" stroke="#fff" stroke-width="3"/><path d="m36 20-5 11-11 5 5-11z" fill="#ffc857"/>',
);

function square(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 56">${content}</svg>`;
}

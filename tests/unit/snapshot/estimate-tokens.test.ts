import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, it } from 'vitest';
import { estimateTokens } from '@/page/snapshot/estimate-tokens';

const texts = {
  row: '12 [CLICK: "e30"] "Platform Engineer" | "Northwind Works" | "Berlin, Germany (Hybrid)" | "$60K/yr - $90K/yr" · [CLICK: "e31"] Save',
  controls:
    '[CLICK: "e7"] link "Section 6"\n  [TYPE: "#jobs-search-box"] searchbox "Title, skill or company" = "platform engineer"',
  german: '"Wir suchen eine Sachbearbeiterin für die Lohnbuchhaltung in Teilzeit, unbefristet und ab sofort"',
  czech: '"Kuchař / kuchařka do závodní jídelny, práce od pondělí do pátku, stravenky a příspěvek na dopravu"',
  address:
    'page "Jobs" https://www.example.com/jobs/search/?keywords=platform%20engineer&geoId=106967730 1280×800, 3.2 screens below',
};

describe('estimateTokens', () => {
  it.each(Object.entries(texts))('is within a quarter of the real count: %s', (_name, text) => {
    const real = countTokens(text);
    expect(estimateTokens(text)).toBeGreaterThan(real * 0.75);
    expect(estimateTokens(text)).toBeLessThan(real * 1.25);
  });
});

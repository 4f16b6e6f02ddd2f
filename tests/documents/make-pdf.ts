/** A PDF of one page: each line from the top, in two columns where it has a tab, with links that lie over nothing. */
export function makePdf(lines: readonly string[], links: readonly string[] = []): Buffer {
  const drawn = lines.flatMap((line, index) =>
    line.split('\t').map((text, column) => `1 0 0 1 ${50 + column * 330} ${800 - index * 14} Tm (${escaped(text)}) Tj`),
  );
  const content = `BT /F1 10 Tf\n${drawn.join('\n')}\nET`;
  const annotations = links.map(
    (url) => `<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (${escaped(url)}) >> >>`,
  );
  return fileOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> /Annots [${annotations.join(' ')}] >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]);
}

function fileOf(objects: readonly string[]): Buffer {
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text + table + end, 'latin1');
}

const winAnsi: Record<string, string> = { '–': '\\226', '—': '\\227', '’': '\\222', '•': '\\225' };

function escaped(text: string): string {
  return text.replace(/[\\()]/g, '\\$&').replace(/[–—’•]/g, (sign) => winAnsi[sign] ?? sign);
}

import { crc32 } from 'node:zlib';

/** A DOCX of paragraphs; one with tabs is a row of a table. `link` lies behind a last paragraph. */
export function makeDocx(paragraphs: readonly string[], link: string): Buffer {
  const body = paragraphs.map((text) => (text.includes('\t') ? row(text.split('\t')) : paragraph(text))).join('');
  const linked = `<w:p><w:hyperlink r:id="rId1"><w:r><w:t>LinkedIn</w:t></w:r></w:hyperlink></w:p>`;
  const names =
    'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
  const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const list = (content: string) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${content}</Relationships>`;
  return zipOf({
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    '_rels/.rels': list(`<Relationship Id="a" Type="${relationships}/officeDocument" Target="word/document.xml"/>`),
    'word/_rels/document.xml.rels': list(
      `<Relationship Id="rId1" Type="${relationships}/hyperlink" Target="${link}" TargetMode="External"/>`,
    ),
    'word/document.xml': `<w:document ${names}><w:body>${body}${linked}</w:body></w:document>`,
  });
}

const paragraph = (text: string) =>
  `<w:p><w:r><w:t xml:space="preserve">${text.replaceAll('&', '&amp;')}</w:t></w:r></w:p>`;
const row = (cells: readonly string[]) =>
  `<w:tbl><w:tr>${cells.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr></w:tbl>`;

/** A zip of files that are not packed. */
function zipOf(files: Record<string, string>): Buffer {
  const parts: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const data = Buffer.from(text);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt32LE(crc32(data), 10);
    shared.writeUInt32LE(data.length, 14);
    shared.writeUInt32LE(data.length, 18);
    shared.writeUInt16LE(name.length, 22);
    const part = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), shared, Buffer.from(name), data]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    entries.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), shared, place, Buffer.from(name)]));
    parts.push(part);
    offset += part.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, directory, end]);
}

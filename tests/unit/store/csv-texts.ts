import fc from 'fast-check';

/** Texts that are most likely to break a table: what formulas begin with, quotes, delimiters, ends of lines, NUL, half a pair. */
export const hostileText = fc.string({
  unit: fc.constantFrom(
    '=',
    '+',
    '-',
    '@',
    '＝',
    '＋',
    '－',
    '＠',
    "'",
    '"',
    ',',
    ';',
    '\\',
    ':',
    '\t',
    '\r',
    '\n',
    '\r\n',
    '\0',
    ' ',
    '\u00A0',
    '\uFEFF',
    '7',
    '.',
    'a',
    'é',
    '💼',
    '\uD83D',
    '\uDCBC',
  ),
});

export const anyText = fc.oneof(
  hostileText,
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('=1+1', ' =1+1', "'=1+1", '＝SUM(A1)', '-5', '+49 30 123', '@cmd', '"', 'a\r\nb', '\ttab', '\0=1'),
);

/** `Bo: Letter 2`: what the row says whose control it is. Empty if it is in none. */
export function rowAround(target: string, pageText: string): { name: string; value: string }[] {
  const line = pageText.split('\n').find((one) => /^ *\d+ /.test(one) && one.includes(`"${target}"]`));
  if (line === undefined) return [];
  const own = line.replace(/\[[A-Z]+: "[^"]*"\]/g, '').split(' · ')[0] ?? '';
  const [name = '', ...texts] = Array.from(own.matchAll(/"([^"]*)"/g), ([, text = '']) => text);
  return name === '' ? [] : [{ name, value: texts.join(' | ') }];
}

/** The path of an address with the parts that vary by page left open: `/jobs/page/3` and `/jobs/page/4` are one. */
export function pathPatternOf(url: string): string {
  return new URL(url).pathname.replace(/\d+/g, '*');
}

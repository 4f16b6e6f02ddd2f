/** The address where it is one of the web, else null: a posting's links come from strangers and may say `javascript:`. */
export function webAddress(address: string | null): string | null {
  if (!address || !URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}

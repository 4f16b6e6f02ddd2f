/** The address if it is a web address, otherwise null: a posting's links come from strangers and may be `javascript:`. */
export function safeWebUrl(address: string | null): string | null {
  if (!address || !URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}

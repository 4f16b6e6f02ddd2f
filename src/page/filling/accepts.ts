/** Whether a file field takes a file, by its `accept`: extensions (`.pdf`) and types (`image/*`). Without one it takes all. */
export function accepts(accept: string, { name, type }: Pick<File, 'name' | 'type'>): boolean {
  const kinds = accept
    .toLowerCase()
    .split(',')
    .map((kind) => kind.trim())
    .filter(Boolean);
  const isOf = (kind: string) => {
    if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind);
    return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : kind === type.toLowerCase() || kind === '*';
  };
  return kinds.length === 0 || kinds.some(isOf);
}

/** A file of the parts, each handed to the browser on arrival: the whole text is never in memory. */
export async function assembleFile(parts: AsyncIterable<string>, type: string): Promise<Blob> {
  const blobs: Blob[] = [];
  for await (const part of parts) blobs.push(new Blob([part]));
  return new Blob(blobs, { type });
}

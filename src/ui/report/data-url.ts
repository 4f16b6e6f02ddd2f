/** Some engines reject more arguments. */
const bytesAtOnce = 8192;

/** A JPEG as a data URL. */
export function jpegDataUrl(bytes: Uint8Array): string {
  let binary = '';
  for (let start = 0; start < bytes.length; start += bytesAtOnce) {
    binary += String.fromCharCode(...bytes.subarray(start, start + bytesAtOnce));
  }
  return `data:image/jpeg;base64,${btoa(binary)}`;
}

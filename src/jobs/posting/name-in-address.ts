import { plainLetters } from '@/language/fold/plain-letters';
import { parseWebAddress, siteName } from '@/url/web-url';

/** Characters. A shorter part of a host or name agrees with others by chance. */
const leastLabel = 4;
const longestLabel = 40;

/** Whether a page's address names a company: by its host, or by the first step of its path, as systems that many employers use have it. */
export function isInAddress(name: string, addresses: readonly string[]): boolean {
  return isInHost(name, addresses) || isInPath(name, addresses);
}

/** The same by the first step of its path alone. */
export function isInPath(name: string, addresses: readonly string[]): boolean {
  const steps = addresses.flatMap((address) => parseWebAddress(address)?.pathname.split('/')[1] ?? []).map(squeezed);
  return steps.some((step) => step.length >= leastLabel && squeezed(name).startsWith(step));
}

/** The same by its host alone. */
export function isInHost(name: string, addresses: readonly string[]): boolean {
  return hostLabels(addresses).some((label) => isWrittenAs(name, label));
}

/** Whether a page's host names a company in front of its system's own name: "acme.jobs.example". */
export function isTenant(name: string, addresses: readonly string[]): boolean {
  const hosts = addresses.flatMap((address) => parseWebAddress(address)?.hostname ?? []);
  const own = hosts.flatMap((host) => labelsOf(host.slice(0, -siteName(host).length)));
  return own.some((label) => isWrittenAs(name, label));
}

export function hostLabels(addresses: readonly string[]): string[] {
  const hosts = addresses.flatMap((address) => parseWebAddress(address)?.hostname ?? []);
  return [...new Set(hosts.flatMap(labelsOf))];
}

const mailHost = /@([\p{L}\p{N}.-]+\.\p{L}{2,})/gu;

/** Those of the addresses to which one writes. */
export function mailLabels(lines: readonly { text: string }[]): string[] {
  const hosts = lines.flatMap(({ text }) => Array.from(text.matchAll(mailHost), ([, host = '']) => host));
  return hosts.flatMap(labelsOf);
}

/** Without its ending, and the short parts that many have ("www", "jobs"). */
export function labelsOf(host: string): string[] {
  return host
    .toLowerCase()
    .split('.')
    .slice(0, -1)
    .map(squeezed)
    .filter(({ length }) => length >= leastLabel && length <= longestLabel);
}

/** Whether a part of a host spells a name: without accents, or with two letters for an umlaut. */
export function isWrittenAs(name: string, label: string): boolean {
  return [squeezed(name), squeezed(withUmlautsSpelled(name))].some(
    (own) =>
      // Legal forms come first in some languages: "PT Maju Jaya".
      own.startsWith(label) || own.endsWith(label) || (own.length >= leastLabel && label.startsWith(own)),
  );
}

function withUmlautsSpelled(name: string): string {
  return name.toLowerCase().replace(/[äöü]/g, (letter) => `${spelled[letter] ?? letter}e`);
}

const spelled: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u' };

function squeezed(text: string): string {
  return plainLetters(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

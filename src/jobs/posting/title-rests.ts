import { comparableText } from '@/language/fold/comparable-text';
import { isDetailsText } from '@/language/words/jobs/seeking-words';
import { isEmployerConnector } from './line-segment';
import { titleParts } from './title-parts';

/** A title, and what stands before or behind it. */
export interface Rest {
  job: string;
  beside: string;
}

/** How a heading may be parted into a job and whose it is: "Nurse – Acme", "Acme: Nurse", "Nurse at Acme". */
export const restsOf = (title: string): Rest[] => [...restsOfParts(title), ...restsOfSentence(title)];

/** "Nurse – Acme", "Acme: Nurse" */
function restsOfParts(title: string): Rest[] {
  const parts = titleParts(title);
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  if (parts.length < 2) return [];
  const before = title.slice(0, title.lastIndexOf(last)).replace(trailing, '');
  const behind = title.slice(first.length).replace(leading, '');
  return [
    { job: before, beside: last.trim() },
    { job: behind, beside: first.trim() },
  ].filter(({ job }) => comparableText(job) !== '' && !isDetailsText(job));
}

const trailing = /(?<=[\p{L}\p{N})\]!+#])[^\p{L}\p{N})\]!+#]+$/u;
const leading = /^[^\p{L}\p{N}([]+/u;

/** "Nurse at Acme" */
function restsOfSentence(title: string): Rest[] {
  const words = title.split(' ');
  return words.flatMap((word, at) =>
    at > 0 && at < words.length - 1 && isEmployerConnector(word)
      ? { job: words.slice(0, at).join(' '), beside: words.slice(at + 1).join(' ') }
      : [],
  );
}

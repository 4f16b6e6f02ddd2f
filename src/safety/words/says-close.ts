import { controlWords } from '@/domain/control-words';
import { alternatives } from '@/domain/phrases';
import { closedPartPhrases, closePhrases, leavePhrases } from './close-words';

const close = `(?:${alternatives([closePhrases])})`;
const part = `(?:${alternatives([closedPartPhrases])})`;
const leaves = new RegExp(`^(?:${alternatives([leavePhrases])}|${close}(?: ${part})*|(?:${part} )+${close})$`, 'u');

/** True for the name of a control that closes a part of the page or leads out of it, and says nothing else. */
export function saysClose(name: string): boolean {
  return /^[×✕✖✗⨯]$/.test(name.trim()) || leaves.test(controlWords(name));
}

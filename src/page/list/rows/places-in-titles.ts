import { placeScore } from '@/jobs/text-kind/place-score';
import { wordBetween } from './frame-words';
import { isUnparted, pieceOfSlot } from './piece-of-slot';
import type { SlotFacts } from './slot-facts';
import type { RowContent } from './slots';

/** Share of the titles that must say where. */
const nearlyAll = 0.8;
/** Of the pieces, to be known as places; villages are on no list. Of other kinds at most. */
const leastKnown = 0.3;
const mostOthers = 0.2;
/** Fewer titles may end alike by chance. */
const leastTitles = 3;

/** "Nurse – Leeds", "Nurse | Leeds", "Nurse, Leeds", "Nurse (Leeds)", "Leeds: Nurse" */
const ways = ['^.+\\s[-–—|·•]\\s(.+)$', '^.+\\p{L}\\)?,\\s([^,]+)$', '^.+\\s\\(([^()]+)\\)$', '^([^:]{2,40}):\\s.+$'];

/** Where all titles of a list say where their jobs are, and nothing else of the rows does. The titles stay as they are written. */
export function placesInTitles([title]: readonly SlotFacts[], contents: RowContent[]): SlotFacts[] {
  if (!title || !isUnparted(title) || title.texts.size < leastTitles) return [];
  const word = wordBetween(title);
  const all = word === null ? ways : [...ways, `^.+\\s${RegExp.escape(word)}\\s(.+)$`];
  for (const way of all) {
    const places = pieceOfSlot(title, way, contents);
    if (arePlaces(places, title.texts.size)) return [places];
  }
  return [];
}

function arePlaces({ texts, kinds }: SlotFacts, titles: number): boolean {
  const likely = [...texts.values()].filter((text) => placeScore(text) > 0).length;
  const { title, employment, salary, company, department } = kinds;
  const isElse = title + employment + salary + company + department > mostOthers;
  return !isElse && likely >= nearlyAll * titles && kinds.place >= leastKnown;
}

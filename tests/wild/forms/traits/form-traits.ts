import type { TraitValue } from '../../traits/trait-value.ts';
import { amounts } from './amounts.ts';
import { boxes } from './boxes.ts';
import { changes } from './changes.ts';
import { checks } from './checks.ts';
import { confusions } from './confusions.ts';
import { consents } from './consents.ts';
import { dates } from './dates.ts';
import { files } from './files.ts';
import { honeypots } from './honeypots.ts';
import { keeping } from './keeping.ts';
import { labels } from './labels.ts';
import { formLanguages } from './languages.ts';
import { lists } from './lists.ts';
import { names } from './names.ts';
import { near } from './near.ts';
import { options } from './options.ts';
import { order } from './order.ts';
import { others } from './others.ts';
import { pages } from './pages.ts';
import { phones } from './phones.ts';
import { prose } from './prose.ts';
import { ratings } from './ratings.ts';
import { repeats } from './repeats.ts';
import { saving } from './saving.ts';
import { sending } from './sending.ts';
import { several } from './several.ts';
import { yesNo } from './yes-no.ts';

/** Every trait with its values; the first value is the plainest. */
export const formTraits = {
  language: formLanguages,
  labels,
  near,
  names,
  boxes,
  prose,
  list: lists,
  yesNo,
  several,
  date: dates,
  phone: phones,
  amount: amounts,
  rating: ratings,
  file: files,
  keeping,
  options,
  changes,
  order,
  saving,
  pages,
  honeypot: honeypots,
  check: checks,
  consent: consents,
  others,
  confusion: confusions,
  repeat: repeats,
  sending,
} as const satisfies Record<string, Record<string, TraitValue>>;

/** One value of every trait. */
export type FormChoice = { [Name in keyof typeof formTraits]: keyof (typeof formTraits)[Name] };

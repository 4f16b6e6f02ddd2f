import { describe, expect, it } from 'vitest';
import type { TextKind } from '@/domain/page/text-kinds';
import { isTextOfKind } from '@/jobs/text-kind/text-kind';

const texts: Partial<Record<TextKind, { are: string[]; areNot: string[] }>> = {
  posted: {
    are: [
      '3 days ago',
      'vor 1 Tag',
      'vor 1 Woche',
      '7 ore fa',
      'il y a 3 semaines',
      'hace 2 días',
      'před 35 minutami',
      '30+ days ago',
      '30d+ ago',
      'Hace más de 30 días',
      'Il y a plus de 30 jours',
      'há mais de 2 semanas',
      'vor mehr als 30 Tagen',
      'před více než 30 dny',
      '11d',
      'Yesterday',
      'gestern',
      '24. října',
      'March 3',
      '09-Nov-2026',
      '18.11.2026 г.',
      '2026-11-20, kl. 14.31',
      '2026-03-01',
      '03.11.2026',
      'Posted 3 days ago',
      'Just posted',
    ],
    areNot: [
      'Berlin',
      '12 month fixed term contract',
      'Weitere Einblicke gibt es hier bei uns im Haus',
      'Senior Engineer',
      '3.9',
      '$45,000',
    ],
  },
  salary: {
    are: [
      '$60/hr - $70/hr',
      '32 000 ‍–‍ 35 000 Kč',
      'From $22.38 an hour',
      '€45k–60k',
      '$500 - $600 p.d.',
      '₹15,00,000 - ₹30,00,000 a year',
      '45 000 – 50 000 zł',
      '52.000 EUR pro Jahr',
      '£50k–65k',
      '12.50 ph',
    ],
    areNot: [
      '12 month fixed term contract',
      '3 days ago',
      '36 to 72 hours per week',
      'Up to date',
      'Berlin',
      '45 phố Huế, Hà Nội',
    ],
  },
  place: {
    are: [
      'Berlin',
      'Cologne, Germany / Remote',
      'Port Wentworth, GA 31407',
      'Sydney NSW',
      'München',
      'Praha – Karlín',
      'Remote',
      'Anywhere in the World',
      'San Francisco, Californie, États-Unis',
      'Bengaluru, Karnataka',
      'Lingen, Deutschland',
      '10115 Berlin',
    ],
    areNot: ['Senior Backend Engineer', 'Full-time', '3 days ago', 'Acme GmbH', 'We are looking for you. Apply now.'],
  },
  employment: {
    are: ['Full-time', 'Vollzeit', 'Third Party, Contract', 'CDI', 'Tempo pieno', 'Práce na plný úvazek'],
    areNot: ['Berlin', 'Engineer', 'Contractually agreed benefits and many more things besides that'],
  },
  title: {
    are: [
      'Senior Backend Developer',
      'Grafik / Design (m/w/d)',
      'Kuchař/ka do Scio Kuchyně',
      'Manutentore Elettrico',
      'Werkstudent:in AI',
    ],
    areNot: ['Berlin', '3 days ago', 'Privacy'],
  },
  company: {
    are: ['Pricefx s.r.o.', 'Obungi GmbH', 'eBay Inc.', 'Red Balloon Pty Ltd'],
    areNot: ['Berlin', 'Software', 'Join the group!'],
  },
  department: {
    are: ['R&D', 'Finance & Legal', 'Product and Marketing', 'Engineering'],
    areNot: ['Acme Marketing', 'Berlin'],
  },
  apply: {
    are: ['Easy Apply', 'Easily apply', 'Einfach bewerben', 'Apply on company website'],
    areNot: ['Apply', 'Applied physics'],
  },
};

describe.each(Object.entries(texts))('the kind %s', (name, { are, areNot }) => {
  const kind = Object.keys(texts).find((one): one is TextKind => one === name);
  it.each(are)('takes %s', (text) => expect(kind && isTextOfKind(text, kind)).toBe(true));
  it.each(areNot)('leaves %s', (text) => expect(kind && isTextOfKind(text, kind)).toBe(false));
});

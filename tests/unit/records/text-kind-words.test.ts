import { describe, expect, it } from 'vitest';
import type { TextKind } from '@/domain/page/text-kinds';
import { applyTypeOf } from '@/jobs/text-kind/apply-text';
import { isPromotedText } from '@/jobs/text-kind/promoted-text';
import { remoteTypeOf } from '@/jobs/text-kind/remote-type';
import { isTextOfKind } from '@/jobs/text-kind/text-kind';
import { readResultTotal } from '@/language/amounts/result-total';
import { isCompanyPagePath } from '@/language/words/jobs/company-page-path';
import { fieldOfLabel } from '@/language/words/jobs/posting-labels';
import {
  isClosedOnesHeading,
  isClosedPostingText,
  isDescriptionHeading,
  isOtherContentHeading,
} from '@/language/words/jobs/posting-section-words';

describe('a number with a letter', () => {
  it.each(['72649W', '20261d'])('is a reference and no time if it is long: %s', (text) =>
    expect(isTextOfKind(text, 'posted')).toBe(false),
  );
});

describe('the heading of postings that are over', () => {
  it.each(['Closed positions (3)', 'Posizioni chiuse', 'Bereits besetzte Stellen', 'Архив вакансий', '募集終了'])(
    'is known: %s',
    (text) => expect(isClosedOnesHeading(text)).toBe(true),
  );

  it.each(['Open positions', 'Closing dates', 'Offene Stellen', 'Closed loop control engineer'])('is not: %s', (text) =>
    expect(isClosedOnesHeading(text)).toBe(false),
  );
});

describe('words of many languages', () => {
  it.each<[string, TextKind]>([
    ['Undersköterska till äldreboende', 'title'],
    ['Projektleder', 'title'],
    ['Sykepleier i hjemmetjenesten', 'title'],
    ['Ohjelmistokehittäjä', 'title'],
    ['Deltid', 'employment'],
    ['Kokoaikainen', 'employment'],
    ['Määräaikainen', 'employment'],
    ['pred hodinou', 'posted'],
    ['לפני שבוע', 'posted'],
    ['לפני יומיים', 'posted'],
    ['منذ أسبوع', 'posted'],
    ['منذ 3 أيام', 'posted'],
    ['115/11/23', 'posted'],
    ['115年11月23日', 'posted'],
    ['godzinę temu', 'posted'],
    ['Aujourd’hui', 'posted'],
    ['hace 4h', 'posted'],
    ['vor 3h', 'posted'],
    ['2026.11.20(금)', 'posted'],
    ['2026年11月20日', 'posted'],
    ['11/17/2026, 08:42 ص', 'posted'],
    ['20.11.2026 um 9:05 Uhr', 'posted'],
    ['حقوق از ۱۸,۰۰۰,۰۰۰ تومان', 'salary'],
    ['Rp3.200.000 - 4.100.000/Bulan', 'salary'],
    ['₱20,000', 'salary'],
    ['Sao Paulo', 'place'],
    ['Goteborg', 'place'],
    ['Kundtjänst', 'department'],
    ['38 000 kr/mån', 'salary'],
    ['25 € per timme', 'salary'],
  ])('knows %s as %s', (text, kind) => {
    expect(isTextOfKind(text, kind)).toBe(true);
  });

  it.each<[string, TextKind]>([
    ['Relevant experience', 'title'],
    ['Employer name', 'title'],
    ['Chargement en cours', 'title'],
    ['CAD', 'place'],
    ['Mall of Egypt', 'place'],
    ['03:32 PM', 'salary'],
    ['Hlavní 306/A', 'salary'],
    ['120K', 'posted'],
  ])('does not take %s for %s', (text, kind) => {
    expect(isTextOfKind(text, kind)).toBe(false);
  });

  it('knows how one applies, without accents too', () => {
    expect(applyTypeOf('Candidature simplifiee')).toBe('easy_apply');
    expect(applyTypeOf('Ansök på företagets webbplats')).toBe('external');
    expect(applyTypeOf('Hae yrityksen verkkosivuilla')).toBe('external');
    expect(applyTypeOf('Apply on the company’s website')).toBe('external');
  });

  it('knows where one works', () => {
    expect(remoteTypeOf('Etatyo')).toBe('remote');
    expect(remoteTypeOf('Delvis på distans')).toBe('hybrid');
    expect(remoteTypeOf('Ingen hjemmekontor')).toBe('onsite');
    expect(remoteTypeOf('Prace na dalku')).toBe('remote');
  });

  it('knows what belongs to a posting', () => {
    expect(fieldOfLabel('Arbetsgivare:')).toBe('company');
    expect(fieldOfLabel('Ansøgningsfrist')).toBe('other');
    expect(isDescriptionHeading('Om jobbet')).toBe(true);
    expect(isDescriptionHeading('Stillingsbeskrivelse')).toBe(true);
    expect(isOtherContentHeading('Liknande jobb')).toBe(true);
    expect(isOtherContentHeading('Lisää työpaikkoja')).toBe(true);
    expect(isOtherContentHeading('Experience in similar roles')).toBe(false);
    expect(isOtherContentHeading('Conversations @Acme')).toBe(true);
    expect(isOtherContentHeading('Conversations with our patrons')).toBe(false);
    expect(isClosedPostingText('Søknadsfristen er utløpt')).toBe(true);
    expect(isClosedPostingText('Offre expirée')).toBe(true);
    expect(isClosedPostingText('Hakuaika on päättynyt')).toBe(true);
    expect(isPromotedText('Sponsorisé')).toBe(true);
    expect(isCompanyPagePath('/f%C3%B6retag/acme')).toBe(true);
  });

  it('reads how many jobs there are', () => {
    expect(readResultTotal('1 204 lediga jobb')?.count).toBe(1204);
    expect(readResultTotal('Työpaikkoja: 35')?.count).toBe(35);
    expect(readResultTotal('1–20 af 300')?.count).toBe(300);
  });
});

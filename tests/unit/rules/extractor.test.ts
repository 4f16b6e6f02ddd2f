import { describe, expect, it } from 'vitest';
import type { ExtractorInput } from '@/agents/extractor/extractor';
import { readReport } from '@/agents/extractor/read-report';
import { postingFields, postingInput } from '../agents/sample-posting';
import { askRules } from './ask-rules';

async function read(input: ExtractorInput) {
  return readReport(input, await askRules.extractor(input));
}

const link = (number: number, text: string, url: string) => ({ number, text, url });

const prose = {
  de: 'Wir suchen zum nächstmöglichen Zeitpunkt eine erfahrene Person, die unsere Maschinen wartet, Störungen behebt und Neues gern ausprobiert.',
  fr: "Vous rejoignez une équipe de douze personnes et prenez en charge l'accueil des patients, la préparation des soins et le suivi des dossiers.",
  es: 'Buscamos una persona con experiencia que atienda a nuestros clientes, prepare los pedidos y colabore cada día con el equipo de la tienda.',
};

describe('the rules read a posting', () => {
  it('by its head, its links and its prose', async () => {
    expect(await read(postingInput())).toMatchObject({
      ...postingFields,
      description: expect.stringMatching(/^We are looking[\s\S]*how to apply\.\nJob ID: R-20417$/),
    });
  });

  it('by labels in German, on the line below', async () => {
    const text = [
      'Mechatroniker (m/w/d)',
      'Arbeitgeber',
      'Werft Nord GmbH',
      'Einsatzort: Flensburg',
      'Arbeitszeit: Vollzeit',
      'Gehalt: 3.400 € pro Monat',
      'Online seit: 12.11.2026',
      'Kennziffer 4711',
      '[1 Jetzt bewerben]',
      'Aufgaben',
      prose.de,
    ].join('\n');
    const links = [link(1, 'Jetzt bewerben', 'https://stellen.example/bewerben/4711')];
    const page = { url: 'https://stellen.example/4711', title: 'Mechatroniker (m/w/d) bei Werft Nord GmbH' };
    expect(await read({ part: 'posting', text, links, known: {}, wanted: [], page })).toEqual({
      title: 'Mechatroniker (m/w/d)',
      company: 'Werft Nord GmbH',
      location: 'Flensburg',
      employmentType: 'Vollzeit',
      salaryText: '3.400 € pro Monat',
      postedText: '12.11.2026',
      siteJobId: '4711',
      applyUrl: 'https://stellen.example/bewerben/4711',
      description: prose.de,
    });
  });

  it.each([
    [
      'French',
      [
        'Infirmier (H/F)',
        'Clinique du Parc',
        'Lyon',
        'CDI',
        'il y a 2 jours',
        'Candidature simplifiée',
        'Le poste',
        prose.fr,
      ],
      {
        company: 'Clinique du Parc',
        location: 'Lyon',
        employmentType: 'CDI',
        postedText: 'il y a 2 jours',
        description: prose.fr,
      },
    ],
    [
      'Spanish',
      ['Vendedor de tienda', 'Casa Olmo S.L.', 'Sevilla', 'Jornada completa', 'hace 3 días', 'Inscribirme', prose.es],
      {
        company: 'Casa Olmo S.L.',
        location: 'Sevilla',
        employmentType: 'Jornada completa',
        postedText: 'hace 3 días',
        description: prose.es,
      },
    ],
  ])('by where things stand in %s', async (_language, lines, expected) => {
    const page = { url: 'https://a.example/1', title: 'Portal' };
    const fields = await read({ part: 'posting', text: lines.join('\n'), links: [], known: {}, wanted: [], page });
    expect(fields).toMatchObject({ title: lines[0], ...expected });
    expect(fields).not.toHaveProperty('applyUrl');
  });

  it('as the one that its row named', async () => {
    const fields = await read(postingInput({ known: { title: 'Care Nurse', company: 'Elbe Care' } }));
    expect(fields).toMatchObject({ title: 'Care Nurse', company: 'Elbe Care' });
  });

  it('and report nothing of a text that says nothing', async () => {
    const page = { url: 'https://a.example/1', title: '' };
    expect(await read({ part: 'posting', text: '12', links: [], known: {}, wanted: [], page })).toEqual({});
  });
});

it('the rules read a row with its link', async () => {
  const text = [
    'New',
    '[1 Platform Engineer]',
    'Larkspur Foods, Inc. · Amsterdam',
    '€78K/yr - €85K/yr',
    '[2 Save]',
  ].join('\n');
  const links = [link(1, 'Platform Engineer', 'https://a.example/jobs/9'), link(2, 'Save', 'https://a.example/login')];
  const page = { url: 'https://a.example/jobs', title: 'Jobs' };
  expect(await read({ part: 'row', text, links, known: {}, wanted: [], page })).toEqual({
    title: 'Platform Engineer',
    company: 'Larkspur Foods, Inc.',
    location: 'Amsterdam',
    salaryText: '€78K/yr - €85K/yr',
    postedText: 'New',
    url: 'https://a.example/jobs/9',
  });
});

import { describe, expect, it } from 'vitest';
import type { PostingLine } from '@/jobs/posting/posting-line';
import { readPostingLines } from '@/jobs/posting/read-posting-lines';
import { postingLine } from './posting-line';

const line = (text: string, level = 0) => postingLine(text, { level });

function titleOf(lines: PostingLine[], names: { titles?: string[]; addresses?: string[] } = {}) {
  return readPostingLines(lines, { names: { titles: [], siteName: null, ...names }, spoken: [] }).fields.title;
}

const prose = line(
  'You look after the patients of our ward by day and by night, write down how they are, and teach those who are new with us.',
);

describe('the title of a posting on a small site', () => {
  it('is not what the site is called, beside a word for jobs in what the page is', () => {
    const lines = [line('ACME KONTROL', 1), line('Kontroler biletowy', 3), line('Wymagania:'), prose];
    expect(titleOf(lines, { titles: ['Acme Kontrol - praca'] })).toBe('Kontroler biletowy');
    expect(titleOf(lines, { titles: ['Acme Kontrol - usługi'] })).toBe('ACME KONTROL');
  });

  it('is neither what a site is for, in a heading of whole sentences, nor the first of its facts', () => {
    const motto = 'Lumen is the board that turns what you do into a career. Tips will help you develop what you know';
    const facts = [line('Published by: Acme,'), line('Published on: 12 May 2026,'), line('Location: Leeds,')];
    const logo = postingLine('Lumen', { level: 1, url: 'https://lumen.example/' });
    const lines = [logo, line(motto, 2), line('Senior Expert at Control Directorate', 3), ...facts, prose];
    expect(titleOf(lines, { titles: ['Lumen Careers Abroad'] })).toBe('Senior Expert at Control Directorate');
  });

  it('is not a part of the site for jobs, in large type', () => {
    const lines = [line('Portal de Vagas', 1), line('Grupo Vela'), line('Auxiliar Administrativo', 2), prose];
    expect(titleOf(lines, { titles: ['Portal de Vagas - Grupo Vela'] })).toBe('Auxiliar Administrativo');
  });

  it('is the line that is marked as meant for everyone, above headings of its parts', () => {
    const title = 'Fachkraft (m/w/d) als Begleitung';
    const parts = [line('Deine Aufgaben als Begleitung:', 2), prose, line('Wir bieten Dir:', 2), prose];
    expect(titleOf([line('Stellenausschreibung', 1), line(title), ...parts])).toBe(title);
    expect(titleOf([line(title), line('Häufige Fragen zu Stellenangeboten', 2), prose])).toBe(title);
  });

  it.each([
    ['Night nurse for the ward', ['- Field : office assistant (survey of farms)', '- Contract length : ten months']],
    ['야간 병동 간호사', ['- 직종 : 사무보조 (어업경영체 등록 조사원 업무 지원)', '- 계약기간 : 10개월']],
    ['Pielęgniarka nocna', ['• Branża : asystent biura (badania)', '• Czas trwania : 10 miesięcy']],
  ])('is none of the marked facts below it, whatever their labels are: %s', (title, facts) => {
    const lines = [line('Job details', 2), line(title), ...facts.map((fact) => line(fact))];
    expect(titleOf(lines)).not.toMatch(/^[-•]/);
  });

  it('is no sentence of a list of those who are looked for', () => {
    const wish = postingLine(
      'Ervaren — je hebt aantoonbaar servers in productie beheerd en weet wat er misgaat om drie uur in de nacht',
      { isItem: true },
    );
    const lines = [line('Vacatures', 1), line('Ervaren Systeembeheerder', 2), prose, line('Wie zoeken we', 3), wish];
    expect(titleOf(lines)).toBe('Ervaren Systeembeheerder');
  });

  it('is what the page is called, without the place that its heading has behind it in smaller type', () => {
    const whole = 'Android Developer Ho Chi Minh City, Vietnam';
    const [job, place] = ['Android Developer ', 'Ho Chi Minh City, Vietnam'];
    const heading = line(whole, 1);
    const [piece] = heading.pieces;
    const pieces = [job, place].map((text) => ({ ...piece, text }) as PostingLine['pieces'][number]);
    const lines = [{ ...heading, pieces }, prose];
    expect(titleOf(lines, { titles: ['Android Developer - Acme'] })).toBe('Android Developer');
    expect(titleOf(lines, { titles: ['Acme'] })).toBe(whole);
  });

  it('is no heading within the text, below a sentence that leads to it', () => {
    const lines = [line('Aspirant architecte', 1), prose, line('Voici ce que nous attendons de vous :')];
    expect(titleOf([...lines, line('Un développeur véloce', 2), prose])).toBe('Aspirant architecte');
  });

  it('is the page’s own heading where an advert within the page repeats it with the marks of one for everyone', () => {
    const facts = [line('Publicado em 09.09.2026'), line('Localização: Faro'), line('Tempo inteiro')];
    const lines = [
      line('Comprador de obra (M/F)', 1),
      line('Nortada'),
      line('Comprador de obra (m/f)'),
      ...facts,
      prose,
    ];
    expect(titleOf(lines, { titles: ['Comprador de obra'] })).toBe('Comprador de obra (M/F)');
  });

  it('is what its label says, below a heading that nurses are wanted', () => {
    const row = [line('職種'), line('訪問看護師（正看護師・准看護師）')];
    const lines = [
      postingLine('看護師の採用', { level: 1, fontSize: 40 }),
      ...row,
      line('雇用形態'),
      line('正社員'),
      prose,
    ];
    expect(titleOf(lines, { titles: ['看護師 採用｜夕凪ステーション'] })).toBe('訪問看護師（正看護師・准看護師）');
    const sales = [
      postingLine('営業職 募集要項', { level: 1, fontSize: 40 }),
      line('募集職種'),
      line('営業職（法人・個人営業）'),
      prose,
    ];
    expect(titleOf(sales, { titles: ['営業職 募集要項｜採用情報｜夕凪技建'] })).toBe('営業職（法人・個人営業）');
  });

  it('is the one heading of a job on a careers page that begins with a call', () => {
    const text = [
      line('Wir packen mit an und sind kein Konzern. Wer bei uns arbeitet, weiß abends, was er geschafft hat.'),
      line('Offene Stelle'),
    ];
    const facts = [line('📍 Husum & Umgebung'), line('🕐 Vollzeit')];
    const one = [
      line('Komm ins Team.', 1),
      ...text,
      line('Tiefbauer (m/w/d)', 3),
      ...facts,
      prose,
      line('Was wir bieten', 4),
      prose,
    ];
    expect(titleOf(one, { titles: ['Karriere · Nordsand Tiefbau'] })).toBe('Tiefbauer (m/w/d)');
    expect(titleOf([...one, line('Maurer (m/w/d)', 3), prose], { titles: ['Karriere · Nordsand Tiefbau'] })).not.toBe(
      'Tiefbauer (m/w/d)',
    );
    const titles = ['Leistungen · Nordsand Tiefbau'];
    expect(titleOf(one, { titles })).toBe('Komm ins Team.');
  });

  it('is what the page and its address are called, where no heading says anything', () => {
    const lines = [line('Haemme tilinpäätöstaitoista osaajaa vakituiseen tehtävään.'), prose];
    const titles = ['Pääkirjanpitäjä | Tyynelä.fi'];
    const at = (path: string) => [`https://www.tyynela.fi/fi/tyopaikat/${path}/`];
    expect(titleOf(lines, { titles, addresses: at('paakirjanpitaja-24867') })).toBe('Pääkirjanpitäjä');
    expect(titleOf(lines, { titles, addresses: at('24867') })).not.toBe('Pääkirjanpitäjä');
    expect(titleOf([line('Kirjanpitäjä', 1), ...lines], { titles, addresses: at('paakirjanpitaja-24867') })).toBe(
      'Kirjanpitäjä',
    );
  });

  it('is the only line below the heading of what is open, on a page that is called after its careers', () => {
    const title = 'Pädagogische Fachkraft für den U3-Bereich in Vollzeit';
    const above = [line('Karriere', 1), prose, line('Offene Stellen', 2)];
    const lines = [line(title), line('Für unsere Krippe suchen wir ab sofort eine pädagogische Fachkraft.'), prose];
    const names = { titles: ['Karriere | Die Zwerge e.V.'] };
    expect(titleOf([...above, ...lines], names)).toBe(title);
    expect(titleOf([...above, line('Erzieher'), line('Koch'), ...lines], names)).not.toBe(title);
  });

  it('is not that applications are closed', () => {
    const lines = [line('Inscrições encerradas', 1), line('Vendedor de balcão', 2), prose];
    expect(titleOf(lines, { titles: ['Trabalhe na Acme | Vendedor de balcão'] })).toBe('Vendedor de balcão');
  });
});

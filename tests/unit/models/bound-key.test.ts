import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bindKeyToOrigin, KeyElsewhereError } from '@/models/origin-bound-key';
import { redactedCause } from '@/models/redacted-cause';

const origin = 'https://models.example';
const keyCharacters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-$.+/=%"\\'];
const anyKey = fc.string({ unit: fc.constantFrom(...keyCharacters), minLength: 8, maxLength: 200 });
const redact = (text: string, key: string) => bindKeyToOrigin(origin, key).redact(text);

describe('a key', () => {
  it('goes into requests to its own origin', () => {
    const request = new Request(`${origin}/v1/models`);
    bindKeyToOrigin(origin, 'my-key').putInto(request);
    expect(request.headers.get('authorization')).toBe('Bearer my-key');
  });

  it.each([
    'https://models.example:8443/v1',
    'http://models.example/v1',
    'https://models.example.evil.example/v1',
    'https://evil.example/models.example/v1',
    'https://models.example./v1',
    'https://xn--modls-4ve.example/v1',
    'https://sub.models.example/v1',
    'https://example/v1',
  ])('keeps out of a request to %s, which is not sent', (address) => {
    const request = new Request(address);
    expect(() => bindKeyToOrigin(origin, 'my-key').putInto(request)).toThrow(KeyElsewhereError);
    expect(() => bindKeyToOrigin(origin, '').putInto(request)).toThrow(KeyElsewhereError);
    expect([...request.headers]).toEqual([]);
  });

  it('shows itself to nobody who holds it', () => {
    const key = bindKeyToOrigin(origin, 'my-key');
    const shown = `${JSON.stringify(key)} ${String(key)} ${Object.entries(key)} ${Object.values(key).map(String)}`;
    expect(shown).not.toContain('my-key');
  });
});

describe('redacting', () => {
  it('takes the key out of any text, wherever it stands and however it is written', () => {
    fc.assert(
      fc.property(anyKey, fc.string(), fc.string(), (secret, before, after) => {
        expect(redact(before + secret + after + secret, secret)).not.toContain(secret);
        expect(redact(`${before}${encodeURIComponent(secret)}`, secret)).not.toContain(encodeURIComponent(secret));
        const json = JSON.stringify({ said: `no ${secret}` });
        expect(redact(json, secret)).not.toContain(JSON.stringify(secret).slice(1, -1));
      }),
    );
  });

  it.each([
    'Incorrect API key provided: sk-proj-********************************wxyz. You can find your API key',
    'sent authorization: Bearer eyJhbGciOiJIUzI1NiJ9.e30.abc',
    'x-api-key sk-ant-api03-AAAABBBBCCCCDDDD-eeee',
    'http://user:hunter22@proxy.example:8080/v1',
    'gsk_1234567890abcdef and AIzaSyA1234567890abcdef',
  ])('takes out what looks like a key: %s', (text) => {
    const shown = redact(text, '');
    expect(shown).toContain('[redacted]');
    expect(shown).not.toMatch(/wxyz|eyJ|AAAABBBB|hunter22|1234567890abcdef/);
  });

  it.each([
    'The model `gpt-6-luna` does not exist or you do not have access to it.',
    "This model's maximum context length is 128000 tokens. See https://platform.openai.com/docs/guides/error-codes.",
    'max_tokens: 200000 > 128000, which is the maximum allowed number of output tokens for claude-haiku-5-5',
  ])('leaves a plain sentence as it is: %s', (text) => {
    expect(redact(text, 'sk-other')).toBe(text);
  });

  it('takes the key out of causes of causes, and drops what else they carry', () => {
    const secret = 'my-own-secret';
    const inner = Object.assign(new TypeError(`no ${secret}`), { headers: { authorization: secret } });
    const copy = redactedCause(new Error(`outer ${secret}`, { cause: inner }), bindKeyToOrigin(origin, secret));
    expect(copy.message).toBe('outer [redacted]');
    expect(copy.cause).toMatchObject({ name: 'TypeError', message: 'no [redacted]' });
    expect(copy.cause).not.toHaveProperty('headers');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redact, redactedCause } from '@/models/redact';

const keyCharacters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-$.+/='];

describe('redacting', () => {
  it('takes the key out of any text, wherever it stands', () => {
    const key = fc.string({ unit: fc.constantFrom(...keyCharacters), minLength: 8, maxLength: 200 });
    fc.assert(
      fc.property(key, fc.string(), fc.string(), (secret, before, after) => {
        expect(redact(before + secret + after + secret, secret)).not.toContain(secret);
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
    const copy = redactedCause(new Error(`outer ${secret}`, { cause: inner }), secret);
    expect(copy.message).toBe('outer [redacted]');
    expect(copy.cause).toMatchObject({ name: 'TypeError', message: 'no [redacted]' });
    expect(copy.cause).not.toHaveProperty('headers');
  });
});

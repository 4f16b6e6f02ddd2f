import { describe, expect, it } from 'vitest';
import { modelOrigin, parseModelUrl } from '@/url/model-base-url';

describe('the address of a model', () => {
  it.each([
    ['https://api.openai.com/v1', 'https://api.openai.com'],
    ['HTTPS://API.OpenAI.com:443/v1', 'https://api.openai.com'],
    ['https://models.example:8443', 'https://models.example:8443'],
    ['http://localhost:11434/v1', 'http://localhost:11434'],
    ['http://127.0.0.1:1234', 'http://127.0.0.1:1234'],
    ['http://0x7f.1:1234', 'http://127.0.0.1:1234'],
    ['http://2130706433/v1', 'http://127.0.0.1'],
    ['http://[::1]:8080/v1', 'http://[::1]:8080'],
    // What looks like another host is another origin, and is shown as what it is.
    ['https://аpi.openai.com/v1', 'https://xn--pi-6kc.openai.com'],
    ['https://api.openai.com.', 'https://api.openai.com.'],
    ['https://api.openai.com\\@evil.example/v1', 'https://api.openai.com'],
    ['https://evil.example/https://api.openai.com', 'https://evil.example'],
  ])('%s belongs to %s', (address, origin) => {
    expect(modelOrigin(address)).toBe(origin);
  });

  it.each([
    ['', 'unreadable'],
    ['api.openai.com', 'unreadable'],
    ['javascript:alert(1)', 'unreadable'],
    ['file:///etc/passwd', 'unreadable'],
    ['chrome-extension://abc/', 'unreadable'],
    ['wss://models.example', 'unreadable'],
    ['http://models.example/v1', 'open'],
    ['http://192.168.1.4:11434/v1', 'open'],
    ['http://localhost.evil.example/v1', 'open'],
    ['http://127.0.0.1.evil.example/v1', 'open'],
    ['http://evil-localhost/v1', 'open'],
    ['http://0.0.0.0:1234', 'open'],
    ['https://api.openai.com@evil.example/v1', 'credentials'],
    ['https://name:word@models.example/v1', 'credentials'],
    ['https://:word@models.example/v1', 'credentials'],
    ['https://models.example/v1?key=abc', 'query'],
    ['https://models.example/v1#abc', 'query'],
  ])('%s is refused: %s', (address, problem) => {
    expect(parseModelUrl(address)).toBe(problem);
    expect(modelOrigin(address)).toBeNull();
  });
});

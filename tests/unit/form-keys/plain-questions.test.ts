import { describe, expect, it } from 'vitest';
import type { FormField } from '@/domain/form/form-field';
import { assignFieldKeys } from '@/forms/keys/assign-field-keys';
import { aField } from './a-field';

const keyOf = (question: string, kind: FormField['kind'], resume = 'Resume') =>
  assignFieldKeys([
    aField({ id: 'a', question: resume, kind: resume === 'Resume' ? 'file' : 'text', selector: '#a' }),
    aField({ id: 'b', question, kind, selector: '#b' }),
  ])[1]?.key;

describe('what an application asks in words that nobody knows', () => {
  it.each<[string, FormField['kind'], FormField['key']]>([
    ['Stellenwunsch *', 'select', 'question.choice'],
    ['中文水平 *', 'select', 'question.choice'],
    ['Puesto deseado por usted', 'combobox', 'question.choice'],
    ['Anything else', 'multiline', 'question.text'],
    ['为什么您对该职位感兴趣？', 'multiline', 'question.text'],
    ['Frobnication', 'text', null],
  ])('is a question to choose or to write: %s', (question, kind, key) => {
    expect(keyOf(question, kind)).toBe(key);
  });

  it.each<[string, FormField['kind'], FormField['key']]>([
    ['Are you willing to work on site in Toronto three days a week?', 'choice', 'question.choice'],
    ['Which site are you applying to?', 'text', 'question.text'],
    ['Site', 'text', 'url.website'],
    ['Seu site', 'text', 'url.website'],
  ])('is told from what other languages call a page of the web: %s', (question, kind, key) => {
    expect(keyOf(question, kind)).toBe(key);
  });

  it('is none in a form that is no application', () => {
    expect(keyOf('Department', 'select', 'Your name')).toBeNull();
  });

  it('is no search in a large box', () => {
    expect(keyOf('Was Sie suchen', 'multiline')).toBe('question.text');
  });

  it.each([
    '個人情報の取り扱いについて確認し内容に同意のうえ応募します',
    '本人确认以上所填写的全部内容真实有效并愿意承担责任',
  ])('is left to the person where a box stands beside a statement in a script without spaces: %s', (question) => {
    expect(keyOf(question, 'tick')).toMatch(/^never\./);
  });
});

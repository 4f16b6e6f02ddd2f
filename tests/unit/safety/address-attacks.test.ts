import { describe, expect, it } from 'vitest';
import { forbiddenActionOfUrl } from '@/safety/addresses/forbidden-action-of-url';
import { passingAddresses } from '../../attacks/no-browser/names/address-attacks';

it('no address that says an action passes, however it is written', () => {
  expect(passingAddresses()).toEqual([]);
});

describe('addresses of ordinary boards', () => {
  it.each([
    'https://jobs.example.com/jobs/apply-pest-control-technician-12',
    'https://jobs.example.com/jobs/save-the-children-manager',
    'https://jobs.example.com/company/delete-blood-cancer',
    'https://jobs.example.com/jobs?q=apply&l=berlin',
    'https://jobs.example.com/jobs?keywords=delete%20engineer&page=2',
    'https://jobs.example.com/jobs?filters.easyApply=true&page=3',
    'https://jobs.example.com/jobs/search/?f_AL=true&start=25',
    'https://jobs.example.com/jobs?sort=date&utm_campaign=subscribe',
    'https://jobs.example.com/application/jobs/list',
    'https://jobs.example.com/en/job/1234/sign-language-interpreter',
    'https://jobs.example.com/jobs/login-security-engineer',
    'https://jobs.example.com/#/jobs/12',
    'https://jobs.example.com/jobs#page=2',
    'https://apply.example.com/acme/j/42',
    '/jobs/42?from=apply',
    'javascript:void(0)',
    'javascript:;',
    'javascript://',
    "javascript:__doPostBack('ctl00$Main$Pager','Page$2')",
    "javascript:openWindow('job.jsp?ac=DEF&jc=0001',800,600)",
    'JavaScript:showPage(2)',
  ])('%s says no action', (address) => {
    expect(forbiddenActionOfUrl(address)).toBeNull();
  });
});

import type { FieldConcept } from '@/language/match/field-concept';

/** A person's pages on the web. */
export const webProfileAsks: readonly FieldConcept[] = [
  { key: 'url.linkedin', words: 'contact.linkedinPage' },
  { key: 'url.github', words: 'contact.githubPage' },
  { key: 'url.gitlab', words: 'contact.gitlabPage' },
  { key: 'username.gitlab', words: 'contact.usernameGitlab' },
  { key: 'url.twitter', words: 'contact.twitterPage' },
  { key: 'url.facebook', words: 'contact.facebookPage' },
  { key: 'url.portfolio', words: 'contact.portfolioPage' },
  { key: 'url.website', words: 'contact.websitePage' },
  { key: 'url.other', words: 'contact.otherPage' },
];

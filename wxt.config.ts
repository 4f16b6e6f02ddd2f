import { defineConfig } from 'wxt';
import { compactPhrases } from './scripts/compact-phrases';

/** Public half of a throw-away key: development builds keep one id, so that saved jobs and tests survive a rebuild. */
const developmentKey =
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA2kwvax02eNPWwTVYVqr9z1pSA+VnYaGE6rhws0z7u+B7w/bAYbHf7lkdSU0kOlHYEXLdKIPPDyBxh68I6wTkQaS+NWayFMpRjcI2d+d8b2ussPSmmgWusUN5cPpcd1DwYJRGuUs68hqBHYLTpkCyci+wJCQ3S3Kduwkzgfvf762AUn8eL3Dr7Vey0GaWOJ7DVfMkmNaqSDxiyfM6nXta8340nX0ud8P+j7g+LkS2kEzd+bgMkoSympCGcxcUddYJ1v/2w66rTQGAMV+sn9BREYqXHMco9y71i+5QwDKc0Gb8GrdTNRFtIorKhiFx0nWV7fhZia3HK4IKt41SXeGzOQIDAQAB';

/** The store signs its own id in; only `wxt zip` leaves the development key out. */
const isStoreBuild = process.argv.includes('zip');

const shortPhrases = {
  name: 'short-phrases',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    id.includes('/language/lexicon/') ? { code: compactPhrases(code, id), map: null } : null,
};

/** What the reader of accessible names brings for browsers without them: theirs are slower, and every page would load them. */
const nativeCollections = {
  name: 'native-collections',
  enforce: 'pre' as const,
  transform: (_: string, id: string) => {
    const native = /dom-accessibility-api\/dist\/polyfills\/(array\.from|SetLike)\.mjs/.exec(id)?.[1];
    return native ? { code: `export default ${native === 'SetLike' ? 'Set' : 'Array.from'}`, map: null } : null;
  },
};

export default defineConfig({
  srcDir: 'src',
  entrypointsDir: '../entrypoints',
  publicDir: 'public',
  imports: false,
  modules: ['@wxt-dev/module-react', '@wxt-dev/i18n/module'],
  vite: () => ({ plugins: [shortPhrases, nativeCollections] }),
  manifest: {
    name: '__MSG_extension_name__',
    description: '__MSG_extension_description__',
    default_locale: 'en',
    minimum_chrome_version: '148',
    ...(isStoreBuild ? {} : { key: developmentKey }),
    permissions: [
      'sidePanel',
      'debugger',
      'scripting',
      'contextMenus',
      'storage',
      'unlimitedStorage',
      'alarms',
      'declarativeNetRequestWithHostAccess',
    ],
    host_permissions: ['<all_urls>'],
    action: { default_title: '__MSG_extension_action__' },
    commands: {
      _execute_action: { suggested_key: { default: 'Alt+J' }, description: '__MSG_extension_action__' },
      'fill-form': { suggested_key: { default: 'Alt+Shift+F' }, description: '__MSG_menu_fillForm__' },
    },
    content_security_policy: { extension_pages: "script-src 'self'; object-src 'none'" },
    // Maps, Dates and typed arrays cross ports whole instead of as JSON (Chrome 148).
    message_serialization: 'structured_clone',
  },
});

import { defineConfig } from 'wxt';

/** A second extension around the same modules, so that tests reach them from outside; the product has no such door. */
export default defineConfig({
  // A root of its own: its generated types must not take the place of the product's.
  root: import.meta.dirname,
  srcDir: '../../src',
  entrypointsDir: '../tests/lab/entrypoints',
  outDir: '../../.output/lab',
  imports: false,
  // Readable stacks and profiles.
  vite: () => ({ build: { minify: false } }),
  manifest: {
    name: 'Jobtrail lab',
    minimum_chrome_version: '148',
    permissions: ['debugger', 'scripting', 'storage', 'alarms', 'declarativeNetRequestWithHostAccess'],
    host_permissions: ['<all_urls>'],
    message_serialization: 'structured_clone',
  },
});

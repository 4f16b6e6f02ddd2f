import { defineConfig } from 'wxt';

/** A second extension around the same modules, so that tests reach them from outside; the product has no such door. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  srcDir: 'src',
  entrypointsDir: '../tests/lab/entrypoints',
  outDir: '.output/lab',
  imports: false,
  manifest: {
    name: 'Jobtrail lab',
    minimum_chrome_version: '148',
    permissions: ['debugger', 'scripting', 'storage', 'alarms'],
    host_permissions: ['<all_urls>'],
    message_serialization: 'structured_clone',
  },
});

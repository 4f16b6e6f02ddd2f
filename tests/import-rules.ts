/** DESIGN §2 as data: what the files of a folder may import, wholly or as types only. */
export const importRules: Record<string, { any: string[]; types: string[] }> = {
  entrypoints: {
    any: ['src/ui', 'src/rpc', 'src/workflows', 'src/runs', 'src/browser', 'src/page', 'src/store', 'src/domain'],
    types: [],
  },
  'src/ui': { any: ['src/rpc', 'src/store', 'src/domain'], types: [] },
  'src/rpc': { any: ['src/domain'], types: ['src/runs'] },
  'src/workflows': { any: ['src/runs', 'src/store', 'src/domain'], types: ['src/browser', 'src/page'] },
  'src/runs': { any: ['src/store', 'src/domain'], types: [] },
  'src/browser': { any: ['src/domain'], types: ['src/page'] },
  'src/page': { any: ['src/domain'], types: [] },
  'src/store': { any: ['src/domain'], types: [] },
  'src/domain': { any: [], types: [] },
};

/** DESIGN §2 as data: what the files of a folder may import, wholly or as types only. */
export const importRules: Record<string, { any: string[]; types: string[] }> = {
  entrypoints: {
    any: [
      'src/ui',
      'src/rpc',
      'src/workflows',
      'src/rules',
      'src/agents',
      'src/memory',
      'src/runs',
      'src/models',
      'src/browser',
      'src/page',
      'src/store',
      'src/safety',
      'src/domain',
    ],
    types: [],
  },
  'src/ui': { any: ['src/rpc', 'src/store', 'src/domain'], types: [] },
  'src/rpc': { any: ['src/domain'], types: ['src/runs'] },
  'src/workflows': {
    any: ['src/agents', 'src/memory', 'src/runs', 'src/store', 'src/safety', 'src/domain'],
    types: ['src/browser', 'src/page', 'src/models'],
  },
  'src/rules': { any: ['src/agents', 'src/safety', 'src/domain'], types: ['src/models', 'src/memory', 'src/page'] },
  'src/agents': { any: ['src/domain'], types: ['src/models', 'src/memory', 'src/page'] },
  'src/memory': { any: ['src/domain'], types: [] },
  'src/runs': { any: ['src/store', 'src/domain'], types: ['src/models'] },
  'src/models': { any: ['src/domain'], types: [] },
  'src/browser': { any: ['src/safety', 'src/domain'], types: ['src/page'] },
  'src/page': { any: ['src/safety', 'src/domain'], types: [] },
  'src/store': { any: ['src/domain'], types: [] },
  /** What is refused, what sends, where data may go. */
  'src/safety': { any: ['src/domain'], types: [] },
  'src/domain': { any: [], types: [] },
};

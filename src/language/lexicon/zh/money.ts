import type { FurtherLexicon } from '../topics/topics';

export const money = {
  hour: {
    says: '小时 | 时薪 | 時薪 | 小時 | 钟点',
    alone: '时 | 時 | 小时 | 小時',
  },
  day: {
    says: '日薪 | 每天 | 每日',
    alone: '天 | 日',
  },
  week: {
    says: '周薪 | 週薪 | 每周',
    alone: '周 | 週',
  },
  month: {
    says: '月薪 | 每月 | 月工资 | 月收入 | 月入',
    alone: '月',
  },
  year: {
    says: '年薪 | 每年 | 年收入',
    alone: '年',
  },
  tenThousand: '万 | 萬',
  ownCurrency: '元 | 人民币',
  thousand: '千',
  payments: '薪',
  to: '到 | 至',
  from: '最低 | 起薪',
  upTo: '最高',
  usDollar: '美元',
  euro: '欧元 | 歐元',
} satisfies FurtherLexicon['money'];

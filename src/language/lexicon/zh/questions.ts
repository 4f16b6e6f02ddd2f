import type { FurtherLexicon } from '../topics/topics';

export const questions = {
  skills: '技能 | 技术栈 | 编程语言 | 掌握',
  languages: '语言能力 | 語言能力 | 外语能力 | 外語能力 | 哪些语言',
  disability: { says: '残疾 | 殘疾 | 残障 | 殘障 | 身心障礙' },
  gender: { says: '性别 | 性別' },
  coverLetterText: { says: '求职信 | 求職信 | 自荐信 | 自薦信' },
  salaryCurrency: { says: '币种 | 幣別 | 货币 | 貨幣' },
  noticePeriod: { says: '通知期 | 离职通知期 | 預告期 | 离职预告期' },
  currentPay: '目前, 当前, 當前, 现在, 現在, 现有, 上一份, 最近 … 薪, 工资, 工資, 待遇',
  sourceShapes:
    '如何, 从哪, 從哪, 从何, 從何, 怎么, 何处, 渠道, 管道 … 得知, 了解到, 获知, 獲知, 看到, 知道我, 知道这, 知道這 | 应聘渠道, 應徵管道, 招聘信息来源',
  salaryExpectedShapes:
    '期望, 预期, 預期, 理想 … 薪, 工资, 工資 | 期望待遇, 希望待遇, 希望薪資, 希望薪资, 薪资期望, 薪資期望, 薪酬期望, 薪资要求, 薪資要求, 薪酬要求',
  priorEmploymentShapes: '曾, 以前, 过去, 過去, 之前 … 我司, 本公司, 我们公司, 我們公司',
  relocationShapes: '接受, 愿意, 願意, 可否, 能否 … 搬迁, 搬遷, 异地工作',
  startDateShapes:
    '何时, 何時, 什么时候, 什麼時候, 多久, 最早, 最快, 预计, 預計 … 入职, 入職, 到岗, 到職, 上班 | 可到岗, 可到職, 可上班日, 可入职, 到岗时间, 到岗日期',
  age18: { says: '年满18 | 年满 18 | 年滿18 | 年滿 18 | 已满18 | 18岁以上 | 18歲以上 | 18 岁以上 | 18 歲以上' },
  criminalRecord: { says: '犯罪记录 | 犯罪紀錄 | 刑事记录 | 刑事犯罪 | 被定罪' },
  needing: '需要, 需办理',
  noNeed: '不需, 无需, 無需, 无须, 無須',
  withoutPermit: '无需, 無需, 不需, 无须, 無須, 没有, 沒有 … 签证, 簽證, 担保, 擔保, 限制',
  allowedToWork: '有权在, 有權在, 合法, 获准, 獲准 … 工作 | 工作许可, 工作許可 | 持有, 拥有, 擁有 … 工作签证, 工作簽證',
  sponsor: '需要 … 签证, 簽證, 担保, 擔保',
  joiners: '还是 | 還是 | 或者',
} satisfies FurtherLexicon['questions'];

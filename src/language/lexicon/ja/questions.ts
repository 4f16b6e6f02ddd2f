import type { FurtherLexicon } from '../topics/topics';

export const questions = {
  skills: 'スキル',
  languages: '話せる言語 | 使用言語 | 語学力 | 話せる言葉',
  gender: { says: '性別' },
  disability: { says: '障がい | 障害者手帳 | 障害をお持ち' },
  noticePeriod: { says: '退職予告期間 | 予告期間 | 退職予告' },
  source: {
    says: 'どこで知りました | どちらで知りました | 何で知りました | どのように知りました | どうやって知りました | 知ったきっかけ | お知りになった | 応募経路 | 応募のきっかけ',
  },
  workAuthorization: {
    says: '働く資格 | 就労資格 | 就労許可 | 就労ビザをお持ち | 働く権利 | 合法的に働 | 働くことが許可',
  },
  sponsorship: {
    says: 'ビザのサポート | ビザサポート | ビザのスポンサー | ビザスポンサー | 就労ビザの支援 | ビザの支援',
  },
  salaryExpected: {
    says: '希望年収 | 希望給与 | 希望月収 | 希望報酬 | 希望給料 | 希望時給 | 給与希望 | 希望する年収 | 希望する給与',
  },
  salaryCurrency: { says: '通貨' },
  startDate: {
    says: '入社可能日 | 入社希望日 | 入社可能時期 | 入社希望時期 | 勤務開始可能日 | 勤務開始日 | 就業可能日 | 就業開始可能日 | 就業開始日 | いつから働け | いつから勤務 | いつ入社',
  },
  relocation: { says: '転居 | 引っ越し | 引越し' },
  age18: { says: '18歳以上 | 満18歳 | 満18歳以上 | 成人' },
  criminalRecord: { says: '犯罪歴 | 前科 | 有罪判決' },
  priorEmployment: { says: '過去に当社 | 以前当社 | 過去に弊社 | 以前弊社' },
  coverLetterText: { says: 'カバーレター | 送付状 | 志望動機' },
  summary: { says: '自己紹介 | 自己pr | 職務要約' },
} satisfies FurtherLexicon['questions'];

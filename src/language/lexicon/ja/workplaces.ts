import type { FurtherLexicon } from '../topics/topics';

export const workplaces = {
  partTime: 'パート | パートタイム | アルバイト | 非常勤 | 短時間勤務 | 短時間正社員',
  employmentTypes: `正社員 | 契約社員 | 派遣社員 | 業務委託 | 嘱託社員 | インターン | フルタイム | 正職員 | 契約職員 | 嘱託 | 紹介予定派遣 | 無期雇用派遣 | 常勤 | 期間工 | 有期雇用 | 無期雇用 | 新卒採用
    | 臨時職員`,
  countedPlaces: 'か所 | カ所 | ヶ所 | 箇所 | 拠点 | 勤務地',
  furtherPlaces: '他 | ほか | 外',
  kindsOfPlaces: {
    last: '市 | 区 | 町 | 村 | 都 | 府 | 県',
  },
  remote: 'リモート | 在宅 | テレワーク | リモートワーク | 在宅勤務 | 在宅ワーク | フルリモート',
  hybrid: 'ハイブリッド',
  onsite: '出社',
  anywhere: '全国どこでも | 勤務地不問 | 勤務地自由',
  severalPlaces: '複数勤務地 | 複数エリア',
  partly: '一部',
  betweenPlaces: 'または | 及び',
} satisfies FurtherLexicon['workplaces'];

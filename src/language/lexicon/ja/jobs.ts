import type { FurtherLexicon } from '../topics/topics';

export const jobs = {
  listEntries: '求人 | 求人情報 | 求人一覧 | 募集職種 | 検索結果',
  occupations:
    'エンジニア | プログラマ | デザイナー | マネージャー | ディレクター | コンサルタント | マーケター | 営業職 | 事務職 | 看護師 | 介護職 | 介護福祉士 | 保育士 | 薬剤師 | 調理師 | 栄養士 | 理学療法士 | 作業療法士 | ドライバー | 店長 | 販売員 | 販売スタッフ | 事務員 | 経理担当 | 人事担当 | 施工管理 | 整備士 | 技術者 | 開発者 | オペレーター | 歯科衛生士 | 美容師 | 警備員 | 清掃員 | 研究員 | 教員 | 講師',
} satisfies FurtherLexicon['jobs'];

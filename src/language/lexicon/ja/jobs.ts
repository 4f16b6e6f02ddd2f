import type { FurtherLexicon } from '../topics/topics';

export const jobs = {
  listEntries: '求人 | 求人情報 | 求人一覧 | 募集職種 | 検索結果',
  occupations:
    'エンジニア | プログラマ | デザイナー | マネージャー | ディレクター | コンサルタント | マーケター | 営業職 | 事務職 | 看護師 | 介護職 | 介護福祉士 | 保育士 | 薬剤師 | 調理師',
} satisfies FurtherLexicon['jobs'];

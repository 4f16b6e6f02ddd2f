import type { FurtherLexicon } from '../topics/topics';

export const history = {
  keepEntry: '保存 | 保存する | 完了',
  editEntry: '編集 | 編集する | 変更',
  educationStudyType: '最終学歴 | 学歴 | 学位 | 学校区分 | 学歴区分',
  onlyEducation:
    '最終学歴 | 学位 | 大学 | 大学名 | 学校名 | 出身校 | 最終学校名 | 専攻 | 最終学歴 学校名 | 最終学歴学校名 | 卒業校 | 最終出身校',
  highestDegree: '最終学歴',
  educationInstitution:
    '大学 | 大学名 | 学校 | 学校名 | 出身校 | 最終学校名 | 大学・学校名 | 教育機関 | 最終学歴 学校名 | 最終学歴学校名 | 卒業校 | 最終出身校',
  educationArea: '専攻 | 学部 | 学科 | 専攻分野 | 学部・学科 | 学部・専攻',
  workHeadings: '職歴 | 職務経歴 | 経歴 | 勤務経験 | 職務経験',
  educationHeadings: '学歴 | 教育 | 学歴情報',
  workPosition: '役職 | 役職名 | 職位 | 肩書 | 肩書き | 職種 | ポジション',
  workName: '会社名 | 勤務先 | 勤務先名 | 企業名 | 会社 | 勤務先企業名',
  workIsCurrent: `現在も在籍 | 現在も在籍中 | 現在も在職中 | 現在在籍中 | 現在も就業中 | 現職 | 在職中 | 現在も勤務中 | 在籍中 | 現在も勤務している | 現在も勤務しています | 現在もここで働いている | 現在もここで働いています | 現在ここで働いている
    | 現在ここで働いています | 現在勤務中 | 現在在職中 | 現在の職場 | 現在の仕事 | 現在の勤務先 | 現在に至る | 勤務中 | 就業中 | 現在就業中 | 在職している`,
  workSummary: '職務内容 | 業務内容 | 仕事内容',
  startDate: '開始日 | 入社年月 | 入社日 | 入学年月 | 開始年月',
  endDate: '終了日 | 退社年月 | 退職年月 | 退社日 | 卒業年月 | 終了年月',
  addEntry: '追加 | 追加する | を追加 | を追加する',
  workEntry: '職歴 | 勤務先',
  educationEntry: '学歴 | 学校',
} satisfies FurtherLexicon['history'];

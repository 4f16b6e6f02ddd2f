import type { FurtherLexicon } from '../topics/topics';

export const history = {
  keepEntry: '保存 | 确定 | 完成 | 儲存 | 確定',
  editEntry: '编辑 | 編輯 | 修改',
  addEntry: '添加 | 新增 | 增加 | 添加一项 | 新建',
  anotherEntry: '行 | 新 | 一条 | 一项 | 更多',
  workEntry: '工作 | 经历 | 职位 | 公司',
  educationEntry: '学校 | 学历',
  workPart: { named: 'work | jobs' },
  educationPart: { named: 'edu' },
  educationArea: '专业 | 所学专业 | 专业名称 | 主修 | 科系 | 主修科系 | 專業',
  educationStudyType: '学历 | 学位 | 最高学历 | 學歷 | 學位',
  highestDegree: '最高学历 | 最高學歷 | 最高学位',
  educationInstitution: '学校 | 学校名称 | 毕业院校 | 院校 | 院校名称 | 學校 | 學校名稱 | 毕业学校',
  educationScore: '成绩 | 绩点 | gpa',
  onlyEducation: '学校名称 | 毕业院校 | 所学专业 | 最高学历 | 院校名称 | 毕业学校',
  startDate:
    '开始时间 | 开始日期 | 入职时间 | 入职日期 | 入学时间 | 入学日期 | 起始时间 | 起始日期 | 開始時間 | 開始日期',
  endDate:
    '结束时间 | 结束日期 | 离职时间 | 离职日期 | 毕业时间 | 毕业日期 | 截止时间 | 结束年月 | 結束時間 | 結束日期',
  workHeadings: '工作经历 | 工作经验 | 职业经历 | 工作履历 | 工作經歷 | 工作經驗 | 实习经历 | 工作',
  educationHeadings: '教育经历 | 教育背景 | 学历信息 | 教育经验 | 教育背景信息 | 學歷 | 教育經歷',
  workIsCurrent: `至今 | 目前在职 | 在职 | 仍在职 | 至今在职 | 目前仍在职 | 我目前在这里工作 | 目前在这里工作 | 我仍在此工作 | 仍在此工作 | 我目前在此工作 | 目前在此工作
    | 我仍在这里工作 | 仍在这里工作 | 当前工作 | 目前工作 | 当前职位 | 目前职位 | 在职中 | 现在 | 我目前在這裡工作 | 目前在職 | 仍在職 | 在職中 | 目前仍在職 | 我仍在此工作中 | 現職`,
  workPosition: '职位 | 职位名称 | 岗位 | 岗位名称 | 职务 | 職位 | 職稱 | 职位头衔',
  workName: '公司 | 公司名称 | 单位 | 单位名称 | 工作单位 | 企业名称 | 公司名稱',
  workLocation: '工作地点 | 工作城市 | 工作地點',
  workSummary: '工作内容 | 工作描述 | 工作职责 | 职责描述 | 工作內容',
} satisfies FurtherLexicon['history'];

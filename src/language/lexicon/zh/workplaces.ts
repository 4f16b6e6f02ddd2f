import type { FurtherLexicon } from '../topics/topics';

export const workplaces = {
  furtherPlaces: '等',
  kindsOfPlaces: {
    last: '市 | 区 | 區 | 县 | 縣 | 省 | 自治区 | 州 | 新区 | 開發區 | 开发区 | 鄉 | 鎮 | 镇 | 特别行政区 | 自治州',
  },
  remote: '远程 | 遠端 | 居家办公 | 远程办公 | 遠端工作 | 在家办公 | 在家工作 | 遠距',
  hybrid: '混合办公 | 混合辦公 | 混合式办公 | 混合模式',
  onsite: '现场办公 | 坐班',
  anywhere: '地点不限 | 工作地点不限 | 不限地点 | 不限地點',
  severalPlaces: '多个城市 | 多地 | 多個地點 | 多个地点',
  countedPlaces: '个城市 | 个地点 | 個地點',
  betweenPlaces: '和 | 或',
  partTime: '兼职 | 兼職 | 非全日制 | 小时工 | 计时工',
  employmentTypes:
    '全职 | 全職 | 实习 | 實習 | 正式员工 | 正職 | 合同工 | 临时工 | 劳务派遣 | 派遣 | 約聘 | 约聘 | 日结 | 外包 | 正职 | 合同制 | 勞務派遣 | 事业编制 | 季节工 | 季節工',
} satisfies FurtherLexicon['workplaces'];

import { gap } from '../topics/concept-phrases';
import type { FurtherLexicon } from '../topics/topics';
import { dates } from './dates';
import { history } from './history';
import { jobs } from './jobs';
import { money } from './money';
import { pages } from './pages';
import { postings } from './postings';
import { questions } from './questions';
import { workplaces } from './workplaces';

/** Chinese. */
export const zh = {
  gaps: gap<'Read as far as its words are known: what guards must refuse, and the labels met on real forms.'>(),
  questions,
  history,
  levels: {
    bachelor: '本科 | 学士 | 大学本科 | 學士 | 大學',
    master: '硕士 | 硕士研究生 | 碩士',
    doctorate: '博士 | 博士研究生',
    secondarySchool: '高中',
    levelNouns: '水平 | 程度 | 能力',
    nativeLanguage: '母语 | 母語',
    fluentLanguage: '流利 | 精通',
    advancedLanguage: '熟练',
    intermediateLanguage: '良好 | 中等',
    beginnerLanguage: '初级 | 入门',
    basicLanguage: '一般 | 基础 | 日常交流',
  },
  contact: {
    email: { says: '邮箱 | 电子邮件 | 電子郵件 | 电子邮箱 | 邮箱地址' },
    phoneKinds: '固定 | 家庭 | 住宅 | 电话',
    tel: { says: '電話 | 手机 | 手机号 | 手机号码 | 電話號碼 | 电话 | 电话号码 | 联系电话' },
    resumeFile: { says: '简历' },
  },
  places: {
    streetAddress: { says: '街道地址 | 详细地址 | 收货地址 | 联系地址 | 通讯地址' },
    streetOrAddress: { says: '地址' },
    postalCode: { says: '邮编 | 邮政编码 | 郵遞區號' },
    addressLevel2: { says: '城市 | 市' },
    addressLevel1: { says: '省 | 省份' },
    country: { says: '国 | 国家 | 國家 | 居住国 | 居住国家 | 居住國家 | 所在国家' },
    addressLevel3: { says: '区县 | 区/县' },
  },
  never: {
    honeypot: {
      says: '请勿填写 | 请不要填写 | 此栏请留空 | 请保持空白 | 请将此栏留空 | 請勿填寫 | 此欄請留空 | 請保持空白',
    },
    consentToFuture: { says: '人才库 | 人才庫' },
    captcha: { says: '不是机器人 | 不是機器人' },
    secret: { says: '密码' },
    identityNumber: { says: '身份证' },
    signature: { says: '署名 | 签名 | 簽名 | 签字 | 簽字 | 签署 | 簽署' },
    payment: { says: '卡号' },
    agreeing: '同意 | 我同意 | 接受 | 承认',
    attestation: { says: '本人声明 | 本人聲明 | 本人保证 | 郑重承诺 | 真实有效' },
    marketing: { says: '订阅 | 訂閱 | 电子报 | 電子報' },
    consent: {
      says: '同意 | 我同意 | 隐私政策 | 隱私政策 | 隐私条款 | 个人信息 | 個人資料 | 用户协议 | 使用条款 | 服务条款',
    },
    bindingWords: '签名 | 簽名 | 签字 | 簽字 | 签署 | 簽署 | 署名 | 具有法律效力',
  },
  actions: {
    agree: {
      says: '确认 | 確認 | 确定 | 確定 | 接受 | 接受录用 | 接受offer | 接受邀约 | 同意 | 我同意 | 批准 | 签署 | 簽署 | 签名 | 簽名 | 全部接受',
    },
    delete: {
      says: '删除 | 刪除 | 移除 | 隐藏 | 隱藏 | 撤回 | 撤回申请 | 撤回申請 | 取消申请 | 取消申請 | 归档 | 封存 | 注销账户 | 注销 | 刪除帳戶 | 关闭账户 | 不感兴趣 | 不感興趣',
    },
    follow: {
      says: `关注 | 關注 | 取消关注 | 取消關注 | 追蹤 | 订阅 | 訂閱 | 退订 | 退訂 | 取消订阅 | 取消訂閱 | 职位提醒 | 職缺通知 | 创建提醒 | 建立通知 | 加为好友 | 加為好友 | 邀请 | 邀請 | 点赞 | 按讚
        | 开启通知`,
    },
    apply: {
      says: `申请 | 申請 | 立即申请 | 立即申請 | 马上申请 | 快速申请 | 快速申請 | 一键申请 | 申请职位 | 申請職位 | 申请该职位 | 应聘 | 應徵 | 我要应聘 | 我要應徵 | 投递 | 投遞 | 投递简历 | 投遞履歷
        | 立即投递 | 投简历 | 我感兴趣 | 我有兴趣 | 我有興趣 | 感兴趣 | 表达意向 | 表達興趣 | 主動應徵 | 立即沟通 | 立即溝通 | 聊一聊 | 和我聊聊 | 在线沟通 | 我要报名 | 报名`,
    },
    signIn: {
      says: '登录 | 登錄 | 登入 | 登出 | 退出登录 | 重置密码 | 重設密碼 | 重设密码 | 忘记密码 | 忘記密碼 | 修改密码 | 更改密码 | 變更密碼',
    },
    signUp: { says: '注册 | 註冊 | 立即注册 | 免费注册 | 创建账户 | 建立帳戶 | 创建帐户 | 加入会员' },
    save: {
      says: '加入最愛 | 加入最爱 | 加到最愛 | 保存 | 儲存 | 收藏 | 收藏职位 | 收藏職缺 | 加入收藏 | 加入书签 | 添加到收藏',
    },
    purchase: {
      says: '购买 | 購買 | 立即购买 | 立即購買 | 支付 | 付款 | 下单 | 加入购物车 | 加入購物車 | 结账 | 結帳 | 预订 | 預訂',
    },
    send: {
      says: `提交 | 提交申请 | 提交申請 | 送出 | 发送 | 發送 | 传送 | 傳送 | 分享 | 举报 | 舉報 | 檢舉 | 推荐给朋友 | 推薦給朋友 | 内推 | 联系 | 聯絡 | 發訊息 | 发消息 | 发布 | 發布 | 發佈 | 评价
        | 評價 | 评分 | 評分 | 写评论 | 投票`,
    },
    upload: { says: '上传 | 上傳 | 选择文件 | 選擇檔案 | 附加文件 | 添加附件' },
    install: { says: '下载 | 下載 | 下载应用 | 下載應用程式 | 下载app | 安装 | 安裝 | 打开app | 在应用中打开' },
  },
  cv: { languagesHeadings: '语言 | 语言能力 | 外语 | 語言 | 語言能力' },
  synonyms: { language: '语言 | 外语 | 語言' },
  controls: {
    leave: '取消',
    close: '关闭 | 關閉',
    next: '下一页 | 下一頁 | 下页 | 下頁',
    previous: '上一页 | 上一頁 | 上页 | 上頁',
    page: '页 | 頁',
    view: '查看详情 | 详情 | 查看职位 | 职位详情 | 查看詳情 | 詳情',
    loadMore: '加载更多 | 載入更多 | 加载更多职位 | 查看更多职位 | 更多职位 | 更多職缺 | 查看更多職缺',
    showMore: '查看更多 | 显示更多 | 顯示更多 | 更多 | 看更多',
    showAll: '查看全部 | 显示全部 | 顯示全部 | 查看所有',
  },
  filters: {
    applyChoices: { whole: '应用 | 套用' },
  },
  forms: {
    relationship: '关系 | 關係 | 与本人关系 | 與本人關係 | 与申请人关系',
    otherScript: '英文 | 拼音',
    enterAgain: '确认 | 再次输入 | 確認 | 再次輸入',
    attachFile: `附件 | 添加附件 | 上传 | 上传文件 | 选择文件 | 浏览 | 上傳 | 上傳檔案 | 選擇檔案 | 瀏覽 | 未选择任何文件 | 未选择文件 | 没有选择文件 | 未選擇任何檔案`,
    dropFile: '拖放 | 拖拽 | 拖曳 | 拖到 | 拖至 | 拖入 | 拖动 | 拖動',
    sectionHeadings:
      '联系方式 | 联系信息 | 联系 | 个人信息 | 个人资料 | 基本信息 | 基本资料 | 地址 | 住址 | 居住地 | 现居住地 | 电话 | 手机 | 邮箱 | 电子邮件 | 信息 | 资料 | 您的 | 你的 | 申请人 | 求职者 | 姓名 | 出生日期 | 必填 | 选填 | 步骤 | 聯絡方式 | 聯絡資訊 | 個人資料 | 基本資料 | 電郵 | 手機',
    required: '必填',
    optional: '选填 | 選填',
    applicant: '申请人 | 个人信息 | 基本信息',
    otherPerson: '紧急联系人 | 緊急聯絡人',
    nominee: '推荐 | 推薦 | 朋友 | 同事 | 他人 | 第二申请人',
    otherRoles: '配偶 | 担保人',
    unrelated: { says: '優惠碼' },
    pageSearch: { says: '搜索' },
    messageBox: '主题 | 留言 | 消息 | 评论',
  },
  options: {
    chooseOne: `请选择 | 請選擇 | 选择 | 選擇 | 請選取 | 请选取 | 未选择 | 未選擇`,
    yes: '是 | 是的',
    no: '否 | 不是',
    declined:
      '不便透露 | 不愿透露 | 不想透露 | 不方便透露 | 暂不透露 | 不愿回答 | 不想回答 | 不願透露 | 不方便回答 | 不願回答',
    man: '男 | 男性',
    woman: '女 | 女性',
  },
  person: {
    birthday: { says: '出生日期' },
    organization: { says: '公司 | 公司名称' },
    givenName: { says: '名 | 名字' },
    familyName: { says: '姓 | 姓氏' },
    birthName: { says: '曾用名 | 以前的姓名 | 曾用姓名' },
    name: { says: '姓名 | 全名 | 收货人 | 收件人 | 真实姓名' },
  },
  harmless: {
    words: `的 和 与 與 或 从 在 更 多 更多 较少 全部 所有 其他 显示 顯示 查看 看 阅读 閱讀 浏览 瀏覽 搜索 搜尋 查找 找 查询 查詢 筛选 篩選 过滤 過濾 排序 排列 展开 展開 收起 折叠 切换 切換 下一页 下一頁 上一页 上一頁 下
      上 一 页 頁 首页 首頁 末页 最新 最近 最早 新 相关 相關 相关性 相關性 推荐排序 升序 降序 结果 結果 列表 地图 地圖 表格 职位 職位 职缺 職缺 工作 岗位 崗位 招聘 信息 資訊 标题 標題 关键词 關鍵字 关键字 描述 详情
      詳情 详细 詳細 概述 职责 要求 福利 全职 全職 兼职 兼職 实习 實習 临时 合同 天 日 周 週 月 小时 小時 年 今天 内 內 时间 時間 日期 发布时间 發布日期 发布日期 地点 地點 地区 地區 城市 省份 区域 區域 国家 國家 距离
      距離 公里 远程 遠端 居家 办公 辦公 混合 现场 薪资 薪資 薪水 薪酬 待遇 月薪 年薪 类型 類型 经验 經驗 工作经验 级别 水平 学历 學歷 语言 語言 公司 企业 企業 雇主 行业 行業 产业 產業 类别 類別 分类 分類 部门 部門
      条件 條件 选项 選項 高级 高級 进阶 進階 类似 菜单 帮助 以上 以下 不限 规模 規模 融资阶段 範圍 范围`,
    wholeNames:
      '全选 | 清除 | 清空 | 清除筛选 | 清除篩選 | 清空筛选 | 重置 | 重設 | 重置筛选 | 清除全部 | 关闭 | 關閉 | 确定筛选',
  },
  steps: {
    next: '下一步 | 下一页 | 下一頁 | 保存并继续 | 儲存並繼續 | 保存并下一步 | 进入下一步',
    onward: '继续 | 繼續',
    alone: 'ok | 好 | 确定 | 確定',
    part: '步 | 页 | 頁 | 单元',
    last: { whole: '最后一步 | 最後一步 | 最后一页' },
    progress: '完成',
    review: '预览 | 預覽 | 核对 | 确认信息 | 检查',
    ended: '完成',
    sending: '发送 | 提交 | 送出 | 投递 | 遞交 | 递交 | 發送 | 申请 | 申請',
    agreeing: '同意 | 承诺',
  },
  requests: {
    reading: '检索 | 搜索',
    jobs: '职位 | 招聘 | 工作',
    signOut: '退出 | 登出',
  },
  workplaces,
  money,
  dates,
  postings,
  pages,
  jobs,
} satisfies FurtherLexicon;

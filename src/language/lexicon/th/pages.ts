import type { FurtherLexicon } from '../topics/topics';

export const pages = {
  jobsOf: {
    first: 'ร่วมงานกับ',
  },
  boardMenu: 'สำหรับผู้ประกอบการ | ผู้ประกอบการ',
  postingId: 'รหัสตำแหน่งงาน | รหัสงาน',
  nothingFound: 'ไม่พบข้อมูล | ไม่พบผลลัพธ์ | ไม่พบตำแหน่งงาน | ไม่พบงาน',
  login: 'เข้าสู่ระบบ | สมัครสมาชิก',
  consentTopics: 'คุกกี้ | ความเป็นส่วนตัว',
  consentAnswers: 'ยอมรับ | ยอมรับทั้งหมด | ปฏิเสธ',
  loading: 'กำลังโหลด',
} satisfies FurtherLexicon['pages'];

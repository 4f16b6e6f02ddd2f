import type { FurtherLexicon } from '../topics/topics';

export const history = {
  addEntry: 'เพิ่ม | เพิ่มข้อมูล',
  keepEntry: 'บันทึก | ตกลง',
  editEntry: 'แก้ไข',
  workEntry: 'งาน | ประสบการณ์',
  educationEntry: 'การศึกษา | วุฒิการศึกษา',
  educationArea: 'สาขาวิชา | สาขา | คณะ | วิชาเอก',
  educationStudyType: 'ระดับการศึกษา | วุฒิการศึกษา | วุฒิ',
  educationInstitution: 'สถาบันการศึกษา | ชื่อสถาบัน | สถาบัน | มหาวิทยาลัย | สถานศึกษา',
  onlyEducation: 'สถาบันการศึกษา | ชื่อสถาบัน | มหาวิทยาลัย | ระดับการศึกษา | วุฒิการศึกษา',
  startDate: 'เริ่มต้น | วันที่เริ่ม | วันที่เริ่มต้น | วันที่เริ่มงาน | ตั้งแต่',
  endDate: 'สิ้นสุด | วันที่สิ้นสุด | ถึง | ปีที่จบ | ปีที่สำเร็จการศึกษา',
  workHeadings: 'ประสบการณ์ทำงาน | ประสบการณ์การทำงาน | ประวัติการทำงาน',
  educationHeadings: 'ประวัติการศึกษา | การศึกษา',
  workIsCurrent: 'ปัจจุบัน | ยังทำงานอยู่ | ทำงานอยู่ปัจจุบัน',
  workPosition: 'ตำแหน่ง | ตำแหน่งงาน',
  workName: 'บริษัท | ชื่อบริษัท | สถานที่ทำงาน',
  workSummary: 'หน้าที่รับผิดชอบ | ลักษณะงาน',
} satisfies FurtherLexicon['history'];

import type { FurtherLexicon } from '../topics/topics';

export const postings = {
  logo: 'โลโก้',
  seeking: 'รับสมัคร | เปิดรับสมัคร',
  otherContent: {
    first: 'คำถามที่พบบ่อย | งานที่คล้ายกัน | งานที่เกี่ยวข้อง | งานแนะนำ',
  },
  details: 'รายละเอียด | รายละเอียดงาน | รายละเอียดตำแหน่งงาน | ข้อมูลงาน',
  call: 'ประกาศรับสมัครงาน',
  legalForms: {
    says: 'บริษัท | จำกัด',
  },
  title: {
    alone: 'ตำแหน่ง | ตำแหน่งงาน',
  },
  company: {
    alone: 'บริษัท | ชื่อบริษัท | หน่วยงาน',
  },
  place: {
    alone: 'สถานที่ทำงาน | สถานที่ปฏิบัติงาน | สถานที่ | จังหวัด | ที่ตั้ง',
  },
  pay: {
    alone: 'เงินเดือน | อัตราเงินเดือน',
  },
  otherFact: 'วันปิดรับสมัคร | ปิดรับสมัคร',
  posted: {
    alone: 'วันที่ประกาศ | ประกาศเมื่อ | วันที่ลงประกาศ',
  },
  employment: {
    alone: 'รูปแบบงาน | ประเภทงาน',
  },
  descriptionHeading: {
    says: 'รายละเอียดงาน | ลักษณะงาน',
  },
  closed: 'ปิดรับสมัครแล้ว | ประกาศหมดอายุ',
} satisfies FurtherLexicon['postings'];

import type { FurtherLexicon } from '../topics/topics';

export const workplaces = {
  remote: 'ทำงานที่บ้าน | ทำงานจากที่บ้าน',
  hybrid: 'ไฮบริด',
  partTime: 'พาร์ทไทม์ | งานพาร์ทไทม์',
  employmentTypes: 'งานประจำ | เต็มเวลา | สัญญาจ้าง | ฝึกงาน | ฟรีแลนซ์ | ฟูลไทม์ | ชั่วคราว',
} satisfies FurtherLexicon['workplaces'];

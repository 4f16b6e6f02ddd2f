import type { FurtherLexicon } from '../topics/topics';

export const jobs = {
  nouns: {
    url: 'viec | tuyen | vieclam | tuyendung',
    says: 'việc làm | tuyển dụng | tin tuyển dụng',
  },
  listEntries: 'việc* | kết quả | tin tuyển dụng | việc làm',
  manyNouns: 'việc làm | tin tuyển dụng',
  sectionHeadlines:
    'yêu cầu công việc | yêu cầu ứng viên | quyền lợi | quyền lợi được hưởng | phúc lợi | cách thức ứng tuyển',
  occupations: `nhân viên | chuyên viên | kỹ sư | trưởng phòng | trưởng nhóm | quản lý | giám đốc | kế toán | lập trình viên
    | lái xe | tài xế | thu ngân | giáo viên | thực tập sinh | cộng tác viên | trợ lý | thư ký | công nhân
    | kỹ thuật viên | đầu bếp | phụ bếp | tư vấn viên | điều dưỡng | bác sĩ | dược sĩ | thiết kế đồ họa | giám sát
    | tạp vụ | lễ tân | điều phối viên`,
  ofTotal: 'trong tổng số | trên | trong | của',
  about: 'khoảng',
} satisfies FurtherLexicon['jobs'];

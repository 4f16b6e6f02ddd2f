import type { FurtherLexicon } from '../topics/topics';

export const history = {
  addEntry: 'thêm | thêm mới',
  keepEntry: 'lưu | lưu lại | hoàn tất',
  editEntry: 'sửa | chỉnh sửa',
  anotherEntry: 'mới | nữa',
  workEntry: 'công việc | kinh nghiệm',
  educationEntry: 'học vấn | trường',
  educationArea: 'chuyên ngành | ngành học',
  educationStudyType: 'bằng cấp | trình độ | trình độ học vấn',
  educationInstitution: 'trường | tên trường | trường đại học',
  onlyEducation: 'tên trường | trường đại học | chuyên ngành | trình độ học vấn',
  startDate: 'từ | bắt đầu | ngày bắt đầu | từ tháng | thời gian bắt đầu',
  endDate: 'đến | kết thúc | ngày kết thúc | đến tháng | năm tốt nghiệp | thời gian kết thúc',
  workHeadings: 'kinh nghiệm làm việc | kinh nghiệm | quá trình làm việc',
  educationHeadings: 'học vấn | trình độ học vấn | quá trình học tập',
  workIsCurrent: `hiện tại | công việc hiện tại | đang làm việc tại đây | tôi đang làm việc ở đây
    | tôi vẫn đang làm việc ở đây | vẫn đang làm việc ở đây | tôi vẫn làm việc ở đây | tôi đang làm việc tại đây
    | hiện đang làm việc tại đây | tôi hiện đang làm việc tại đây | tôi hiện đang làm việc ở đây | đang làm việc ở đây
    | vẫn đang làm việc | đến nay | đến hiện tại | vị trí hiện tại`,
  workPosition: 'chức danh | chức vụ | vị trí',
  workName: 'công ty | tên công ty | nơi làm việc',
  workSummary: 'mô tả công việc | mô tả',
} satisfies FurtherLexicon['history'];

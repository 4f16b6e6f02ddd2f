import type { FurtherLexicon } from '../topics/topics';

export const postings = {
  calling: { first: 'tuyển dụng | tuyển | cần tuyển | cần tuyển gấp' },
  descriptionHeading: {
    says: 'mô tả công việc',
  },
  otherContent: {
    first: 'câu hỏi thường gặp | việc làm tương tự | việc làm khác | việc làm liên quan',
  },
  details: 'chi | tiết | mô | tả | công | việc | thông | tin',
  call: 'thông | báo | tuyển | dụng | tin',
  seeking: 'tuyển dụng | cần tuyển',
  title: {
    alone: 'vị trí | chức danh | vị trí tuyển dụng',
  },
  company: {
    alone: 'công ty | tên công ty | nhà tuyển dụng | đơn vị tuyển dụng | cơ quan tuyển dụng',
  },
  place: {
    alone: 'địa điểm | địa điểm làm việc | nơi làm việc | khu vực | tỉnh/thành phố',
  },
  pay: {
    alone: 'mức lương | lương',
  },
  otherFact: 'hạn nộp hồ sơ | hạn nộp | hạn cuối',
  posted: {
    alone: 'ngày đăng | ngày đăng tuyển | ngày cập nhật',
  },
  legalForms: {
    says: 'công ty cổ phần | công ty TNHH | CTCP | công ty CP | công ty',
  },
  employment: {
    alone: 'hình thức làm việc | loại hình công việc | loại hình',
  },
  unnamed: 'công ty ẩn danh | bảo mật',
  weSeek: 'chúng tôi tìm kiếm | tuyển dụng',
  closed: 'việc làm,tin tuyển dụng,công việc … đã hết hạn,đã đóng,đã ngừng tuyển',
  closedOnes: 'vị trí đã đóng | việc làm đã hết hạn | tin tuyển dụng đã hết hạn',
  applyEasily: 'ứng tuyển nhanh',
} satisfies FurtherLexicon['postings'];

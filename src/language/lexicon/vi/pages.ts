import type { FurtherLexicon } from '../topics/topics';

export const pages = {
  boardMenu: 'nhà tuyển dụng | đăng tin tuyển dụng',
  postingId: 'mã việc làm | mã tin',
  boardName: 'việc làm',
  nothingFound: 'không tìm thấy | không có kết quả | không có việc làm | chưa có việc làm',
  login: 'đăng nhập | đăng ký',
  challenge: 'tôi không phải là người máy | xác minh bạn là con người | truy cập bị từ chối',
  loading: 'đang tải | vui lòng chờ',
  consentTopics: 'quyền riêng tư | dữ liệu cá nhân',
  consentAnswers: 'chấp nhận | đồng ý | từ chối',
} satisfies FurtherLexicon['pages'];

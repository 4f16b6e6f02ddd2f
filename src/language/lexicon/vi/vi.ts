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

/** Vietnamese. */
export const vi = {
  gaps: gap<'Read as far as its words are known: what guards must refuse, and the labels met on real forms.'>(),
  person: {
    name: { says: 'họ và tên | họ tên | tên đầy đủ' },
    organization: { says: 'tên công ty | công ty' },
  },
  contact: {
    email: { says: 'thư điện tử | địa chỉ email' },
    tel: { says: 'số điện thoại | điện thoại | số di động' },
  },
  history,
  places: {
    country: { says: 'quốc gia | quốc gia cư trú | nước cư trú' },
    streetOrAddress: { says: 'địa chỉ' },
    streetAddress: { says: 'số nhà, tên đường | số nhà và tên đường' },
    addressLevel1: { says: 'tỉnh/thành phố | tỉnh / thành phố | tỉnh thành' },
    addressLevel2: { says: 'thành phố' },
    addressLevel3: { says: 'quận/huyện | quận / huyện | quận huyện' },
    postalCode: { says: 'mã bưu điện | mã bưu chính' },
  },
  questions,
  never: {
    honeypot: { says: 'để trống trường này | vui lòng để trống trường này | không điền vào trường này' },
    consentToFuture: { says: 'cơ hội việc làm khác' },
    consent: { says: 'tôi đồng ý | dữ liệu cá nhân | thông tin cá nhân của tôi | chính sách bảo mật' },
    marketing: { says: 'nhận bản tin | nhận thông tin khuyến mãi' },
    captcha: { says: 'không phải robot | không phải là robot | không phải là người máy' },
    agreeing: 'đồng ý',
    signature: { says: 'chữ ký' },
    bindingWords: 'chữ ký',
  },
  actions: {
    agree: { says: 'đồng ý | chấp nhận | xác nhận' },
    delete: { says: 'xóa | xóa tài khoản | xoá | xoá tài khoản | rút đơn | rút hồ sơ | gỡ bỏ | ẩn tin' },
    follow: { says: 'theo dõi | nhận thông báo' },
    apply: {
      says: 'ứng tuyển | ứng tuyển ngay | nộp đơn | nộp hồ sơ | nộp cv | gửi cv | tôi quan tâm | gửi hồ sơ | gửi đơn',
    },
    signIn: { says: 'đăng xuất | đăng nhập' },
    signUp: { says: 'đăng ký' },
    save: { says: 'lưu | lưu việc làm | lưu tin' },
    purchase: { says: 'mua | mua ngay | thanh toán' },
    send: { says: 'gửi | gửi tin nhắn | chia sẻ' },
  },
  cv: { languagesHeadings: 'ngôn ngữ | ngoại ngữ' },
  synonyms: { language: 'ngôn ngữ | ngoại ngữ' },
  controls: {
    view: 'chi tiết | xem chi tiết | xem việc làm',
    pagingFillers: 'đến | tới | về',
    previous: 'trước | trang trước | trang trước đó',
    page: 'trang',
    leave: 'hủy | huỷ | hủy bỏ',
    close: 'đóng',
    next: 'tiếp | tiếp theo | trang tiếp | trang tiếp theo | trang kế | trang sau',
    loadMore: 'tải thêm | xem thêm việc làm | thêm việc làm | xem thêm công việc',
    showMore: 'xem thêm | hiển thị thêm',
    showAll: 'xem tất cả | hiển thị tất cả',
  },
  filters: {
    applyChoices: { whole: 'áp dụng' },
  },
  forms: {
    relationship: 'mối quan hệ | quan hệ',
    otherScript: 'tiếng anh',
    enterAgain: 'xác nhận | nhập lại',
    attachFile: 'đính kèm | đính kèm tệp | tải lên | tải tệp lên | chọn tệp | duyệt',
    dropFile: 'kéo, thả … tệp, file, tài liệu, vào đây',
    otherPerson: 'liên hệ khẩn cấp',
    sectionHeadings: 'thông | tin | cá | nhân | liên | hệ | địa | chỉ',
  },
  harmless: {
    words: `và hoặc từ đến ở tại cho với mỗi thêm nhiều ít hơn tất cả khác hiển thị xem đọc tìm kiếm bộ lọc sắp xếp thứ tự mở rộng thu gọn
      tiếp theo trước sau đầu cuối mới nhất cũ phù hợp liên quan tăng giảm dần kết quả trang danh sách bản đồ bảng việc làm công
      tuyển dụng vị trí chức khóa mô tả chi tiết thông tin toàn bán thời gian thực tập ngày tuần tháng giờ năm hôm nay địa điểm nơi
      thành phố tỉnh khu vực quốc gia khoảng cách km xa hình thức văn phòng lương mức loại đồng kinh nghiệm cấp bậc trình độ học vấn
      ngôn ngữ ty ngành nghề lĩnh mục ban tiêu chí tùy nâng cao tương trợ giúp`,
    wholeNames: 'xóa bộ lọc | xóa tất cả bộ lọc | đặt lại | đặt lại bộ lọc | ngày đăng | đóng',
  },
  steps: {
    next: 'tiếp theo | bước tiếp theo | trang tiếp theo | trang sau | lưu và tiếp tục',
    onward: 'tiếp tục',
    alone: 'ok',
    part: 'bước | trang',
    outOf: 'trong | trên',
    last: { last: 'cuối cùng' },
    sending: 'gửi | nộp',
    agreeing: 'đồng ý*',
  },
  jobs,
  money,
  postings,
  pages,
  workplaces,
  dates,
  options: { chooseOne: 'chọn | vui lòng chọn | hãy chọn | chọn một | chọn một mục | chọn một tùy chọn' },
} satisfies FurtherLexicon;

import type { FurtherLexicon } from '../topics/topics';

export const questions = {
  skills: 'kỹ năng | công nghệ | ngôn ngữ lập trình',
  languages:
    'ngoại ngữ | bạn nói được những ngôn ngữ nào | bạn biết những ngôn ngữ nào | ngôn ngữ sử dụng | khả năng ngoại ngữ',
  disability: { says: 'khuyết tật' },
  gender: { says: 'giới tính' },
  coverLetterText: { says: 'thư xin việc | thư ứng tuyển' },
  salaryExpected: {
    says: 'mức lương mong muốn | mức lương kỳ vọng | lương mong muốn | lương kỳ vọng | mong muốn về lương | mức lương đề xuất | thu nhập mong muốn | mức lương bạn mong muốn',
  },
  noticePeriod: { says: 'thời gian báo trước | thời hạn báo trước | báo trước bao lâu | báo trước khi nghỉ việc' },
  startDate: {
    says: 'ngày có thể bắt đầu | thời gian có thể bắt đầu | bạn có thể bắt đầu làm việc khi nào | khi nào bạn có thể bắt đầu | khi nào có thể bắt đầu | ngày có thể đi làm | thời gian có thể đi làm | có thể bắt đầu đi làm từ',
  },
  currentPay: 'lương, thu nhập … hiện tại, hiện nay, gần nhất',
  sourceShapes:
    'biết … qua đâu, từ đâu, qua kênh nào, bằng cách nào | biết đến chúng tôi, biết đến công ty chúng tôi, biết đến vị trí này, nguồn thông tin tuyển dụng',
  priorEmploymentShapes: 'từng làm việc, đã làm việc … chúng tôi',
  relocationShapes: 'sẵn sàng … chuyển nơi ở, chuyển chỗ ở, chuyển đến',
  age18: { says: 'đủ 18 tuổi | trên 18 tuổi | từ 18 tuổi' },
  criminalRecord: { says: 'tiền án tiền sự | lý lịch tư pháp | bị kết án' },
  needing: 'có cần, cần được, cần có, yêu cầu',
  noNeed: 'không cần, không yêu cầu',
  withoutPermit: 'không cần … bảo lãnh, thị thực, visa',
  allowedToWork: 'giấy phép lao động, giấy phép làm việc, được phép làm việc, quyền làm việc, làm việc hợp pháp',
  sponsor: 'cần … bảo lãnh, hỗ trợ visa, tài trợ visa, hỗ trợ thị thực',
  joiners: 'hoặc',
} satisfies FurtherLexicon['questions'];

import type { FurtherLexicon } from '../topics/topics';

export const workplaces = {
  kindsOfPlaces: {
    says: 'tỉnh | thành phố | quận | huyện | phường | thị xã',
  },
  workedAt: 'làm việc tại',
  remote: 'làm việc từ xa | làm việc tại nhà | từ xa',
  onsite: 'tại văn phòng',
  anywhere: 'toàn quốc',
  severalPlaces: 'nhiều địa điểm',
  betweenPlaces: 'và | hoặc',
  partTime: 'bán thời gian | làm thêm',
  employmentTypes: 'toàn thời gian | thực tập | thời vụ | hợp đồng | nhân viên chính thức',
} satisfies FurtherLexicon['workplaces'];

import type { FurtherLexicon } from '../topics/topics';

export const workplaces = {
  furtherPlaces: 'інші | ще',
  kindsOfPlaces: {
    says: 'область | район',
  },
  remote: 'віддален* | дистанц* | з дому | вдома',
  hybrid: 'гібрид*',
  onsite: 'в офісі',
  employmentTypes: `повна зайнятість | повний робочий день | повний день | проєктна робота | стажування | вахта | вахтовий метод
    | тимчасова робота | постійна робота | позмінна робота | гнучкий графік | сезонна робота`,
  partly: 'частково | можлив*',
  anywhere: 'вся україна | по всій україні | увесь світ',
  severalPlaces: 'кілька міст | декілька міст | різні міста',
  countedPlaces: 'міст | міста',
  betweenPlaces: 'та | або | чи',
  partTime: 'неповна зайнятість | неповний робочий день | часткова зайнятість | підробіток',
} satisfies FurtherLexicon['workplaces'];

import type { FurtherLexicon } from '../topics/topics';

export const workplaces = {
  remote: 'uzaktan | evden çalış* | evden çalışma | uzaktan çalış*',
  hybrid: 'hibrit',
  onsite: 'yerinde | ofiste | ofisten | iş yerinde',
  partTime: 'yarı zamanlı | yarı zaman* | part time | kısmi süreli',
  employmentTypes: `tam zamanlı | tam zaman* | dönemsel | geçici | stajyer | staj | serbest zamanlı | sözleşmeli | süresiz
    | belirli süreli | belirsiz süreli | proje bazlı | mevsimlik`,
  partly: 'kısmen | kısmi',
  anywhere: 'tüm türkiye | türkiye geneli',
  severalPlaces: 'birden fazla konum | birden fazla şehir | birden fazla lokasyon | çeşitli konumlar',
  countedPlaces: 'şehir | konum | lokasyon | il',
  furtherPlaces: 'diğer',
  kindsOfPlaces: {
    says: 'ilçesi | mahallesi | bölgesi',
  },
  betweenPlaces: 've | veya',
} satisfies FurtherLexicon['workplaces'];

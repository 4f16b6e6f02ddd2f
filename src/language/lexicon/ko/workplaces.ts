import type { FurtherLexicon } from '../topics/topics';

export const workplaces = {
  furtherPlaces: '외',
  kindsOfPlaces: {
    last: '시 | 구 | 군 | 특별시 | 광역시',
  },
  remote: '재택 | 원격 | 재택근무 | 원격근무 | 재택 근무 | 원격 근무',
  hybrid: '하이브리드',
  onsite: '사무실 근무 | 사무실 출근',
  anywhere: '근무지 무관 | 지역 무관 | 지역무관 | 근무지무관',
  severalPlaces: '여러 지역 | 복수 지역 | 여러 근무지',
  countedPlaces: '개 지역 | 개 근무지 | 개 도시',
  betweenPlaces: '및 | 또는',
  partTime: '아르바이트 | 파트타임 | 파트 타임 | 단시간근로 | 시간제 | 시간선택제',
  employmentTypes:
    '정규직 | 계약직 | 인턴직 | 인턴 | 파견직 | 프리랜서 | 기간제 | 일용직 | 상용직 | 위촉직 | 도급직 | 병역특례 | 전임 | 풀타임 | 기간의 정함이 | 무기계약직',
} satisfies FurtherLexicon['workplaces'];

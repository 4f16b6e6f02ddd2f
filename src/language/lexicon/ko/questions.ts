import type { FurtherLexicon } from '../topics/topics';

export const questions = {
  skills: '보유 기술 | 보유 기술을 | 보유기술 | 기술 스택 | 기술스택',
  languages: '구사 가능 언어 | 구사 가능한 언어 | 사용 가능한 언어 | 어학 능력 | 외국어 능력',
  disability: { says: '장애 여부 | 장애인' },
  gender: { says: '성별' },
  coverLetterText: { says: '자기소개서 | 커버레터 | 커버 레터 | 지원 동기 | 지원동기' },
  currentPay: '현재, 최종, 직전, 최근 … 연봉, 급여',
  relocationHelp: '이주, 이사 … 비용, 지원금',
  sourceShapes: '어떻게, 어디서, 어디에서, 어떤 경로 … 알게, 접하 | 지원 경로, 지원경로, 채용 경로',
  salaryExpectedShapes: '희망, 기대, 원하는, 원하시는 … 연봉, 급여, 월급',
  noticePeriodShapes: '퇴사, 퇴직 … 통보, 통지 | 퇴사 소요, 통지 기간',
  priorEmploymentShapes: '당사, 저희 회사, 우리 회사 … 근무한, 근무하신, 일한, 일하신, 재직',
  relocationShapes: '이주 의향, 이주할, 이주가 가능, 거주지 이전, 거주지를 이전, 이사할',
  startDateShapes:
    '입사, 출근, 근무 … 가능일, 가능 일자, 가능한 날, 가능 시기, 가능시기, 가능한 시기, 희망일 | 언제 … 입사 가능, 출근 가능, 근무 가능, 근무할 수, 일할 수, 시작할 수, 입사하실',
  age18: { says: '18세 이상' },
  criminalRecord: { says: '범죄 경력 | 범죄경력 | 범죄 기록 | 전과 기록 | 유죄 판결 | 형사처벌' },
  needing: '필요',
  noNeed: '필요하지 않, 필요 없, 필요없',
  withoutPermit: '비자, 스폰서, 제한 … 없이',
  allowedToWork: '취업 비자, 취업비자, 취업 허가, 취업허가, 근로 허가, 노동 허가 | 합법적 … 일할, 일하, 근무, 취업',
  sponsor: '비자, 스폰서 … 필요',
  joiners: '또는 | 혹은 | 아니면',
} satisfies FurtherLexicon['questions'];

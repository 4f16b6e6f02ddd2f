import { gap } from '../topics/concept-phrases';
import type { FurtherLexicon } from '../topics/topics';
import { dates } from './dates';
import { jobs } from './jobs';
import { money } from './money';
import { pages } from './pages';
import { postings } from './postings';
import { questions } from './questions';
import { workplaces } from './workplaces';

/** Korean. */
export const ko = {
  gaps: gap<'Read as far as its words are known: what guards must refuse, and the labels met on real forms.'>(),
  questions,
  contact: {
    email: { says: '이메일 | 이메일 주소' },
    phoneKinds: '자택 | 유선 | 집 | 전화',
    tel: { says: '휴대폰 | 전화번호 | 연락처 | 휴대폰 번호 | 휴대폰번호 | 휴대전화' },
    resumeFile: { says: '이력서 | 경력기술서' },
    coverLetterFile: { says: '자기소개서 | 커버레터' },
  },
  history: {
    educationStudyType: '최종 학력 | 최종학력 | 학력 | 학위',
    highestDegree: '최종 학력 | 최종학력',
    educationInstitution: '학교명 | 학교 | 대학교 | 대학교명 | 출신학교',
    educationArea: '전공 | 전공명 | 학과',
    onlyEducation: '최종 학력 | 최종학력 | 학교명 | 대학교 | 대학교명 | 출신학교 | 전공 | 전공명 | 학과 | 학위',
    educationHeadings: '학력 | 학력 사항 | 학력사항',
    workHeadings: '경력 | 경력 사항 | 경력사항',
    addEntry: '추가 | 추가하기 | 추가 입력',
    keepEntry: '저장 | 저장하기 | 완료',
    editEntry: '수정 | 수정하기 | 편집',
    workEntry: '회사 | 직장',
    educationEntry: '학교',
    startDate: `시작일 | 시작 년월 | 입학일 | 입학년월 | 입학 년월 | 입학연월 | 입학일자 | 입사일 | 입사년월 | 입사 년월 | 입사연월
      | 입사일자`,
    endDate: `종료일 | 종료 년월 | 졸업일 | 졸업년월 | 졸업 년월 | 졸업연월 | 졸업일자 | 퇴사일 | 퇴사년월 | 퇴사 년월 | 퇴사연월
      | 퇴사일자 | 퇴직일`,
    workIsCurrent: `재직중 | 재직 중 | 현재 재직중 | 현재 재직 중 | 현재 근무중 | 현재 이곳에서 근무 중입니다 | 현재 여기서 일하고 있습니다 | 현재 근무 중 | 현재 근무중입니다
    | 현재 재직 중입니다 | 현재 재직중입니다 | 재직중입니다 | 현재 직장 | 현재까지 | 근무중 | 근무 중`,
    workSummary: '담당업무 | 담당 업무 | 업무내용 | 주요업무',
    workName: '회사명 | 직장명 | 근무처',
    workPosition: '직책 | 직위 | 직급 | 직무',
  },
  options: {
    chooseOne: `선택하세요 | 선택해 주세요 | 선택해주세요 | 선택 | 선택하기 | 선택 안 함 | 선택해주십시오`,
    yes: '예 | 네',
    no: '아니오 | 아니요',
    declined: '응답하지 않음 | 답변하지 않음 | 밝히지 않음 | 선택 안 함',
    man: '남성 | 남자',
    woman: '여성 | 여자',
  },
  levels: {
    secondarySchool: '고등학교 | 고졸 | 고등학교 졸업',
    associate: '전문학사 | 초대졸',
    bachelor: '학사 | 대졸 | 대학교 졸업 | 대학 졸업',
    master: '석사',
    doctorate: '박사',
    nativeLanguage: '원어민 | 모국어 | 원어민 수준',
    fluentLanguage: '유창 | 유창함',
    advancedLanguage: '고급 | 상급',
    intermediateLanguage: '중급',
    basicLanguage: '기초',
    beginnerLanguage: '초급',
    levelNouns: '수준 | 능력 | 실력',
  },
  places: {
    streetAddress: { says: '주소' },
    postalCode: { says: '우편번호' },
    addressLevel2: { says: '도시' },
    addressLevel1: { says: '시/도' },
    country: { says: '국가 | 거주 국가 | 거주국가' },
    addressLine2: { says: '상세주소 | 상세 주소' },
  },
  never: {
    honeypot: {
      says: '이 필드를 비워 | 이 칸을 비워 | 이 항목을 비워 | 비워 두세요 | 비워두세요 | 입력하지 마세요 | 작성하지 마세요',
    },
    consentToFuture: { says: '인재풀' },
    captcha: { says: '로봇이 아닙니다 | 자동등록방지' },
    secret: { says: '비밀번호' },
    signature: { says: '서명' },
    agreeing: '동의 | 동의합니다 | 수락',
    identityNumber: { says: '주민등록번호 | 여권번호 | 운전면허번호 | 외국인등록번호' },
    marketing: { says: '뉴스레터 | 마케팅 | 광고성 정보' },
    consent: { says: '동의 | 동의합니다 | 개인정보 | 개인정보 처리방침 | 개인정보 수집 | 이용약관' },
    bindingWords: '서명 | 전자 서명 | 법적 구속력',
  },
  actions: {
    agree: {
      says: '확인 | 확인하기 | 확정 | 수락 | 수락하기 | 제안 수락 | 동의 | 동의하기 | 동의합니다 | 승인 | 서명 | 서명하기 | 모두 수락',
    },
    delete: {
      says: '삭제 | 삭제하기 | 숨기기 | 지원 취소 | 지원 철회 | 보관하기 | 계정 삭제 | 회원 탈퇴 | 탈퇴하기 | 관심 없음',
    },
    follow: {
      says: '팔로우 | 팔로우하기 | 언팔로우 | 구독 | 구독하기 | 구독 취소 | 수신 거부 | 알림 받기 | 채용 알림 | 알림 설정 | 1촌 신청 | 초대하기 | 좋아요',
    },
    apply: {
      says: `지원하기 | 지원 | 입사지원 | 즉시지원 | 즉시 지원 | 간편 지원 | 간편지원 | 바로 지원 | 지금 지원 | 지원서 제출 | 지원서 작성 | 이력서 제출 | 이력서 보내기 | 관심 있음 | 관심 있어요 | 관심 표현
        | 제안 수락 | 면접 제안 | 채용 상담`,
    },
    signIn: {
      says: '로그인 | 로그인하기 | 로그아웃 | 비밀번호 재설정 | 비밀번호 초기화 | 비밀번호 찾기 | 비밀번호 변경',
    },
    signUp: { says: '회원가입 | 가입하기 | 계정 만들기 | 무료 가입' },
    save: { says: '저장 | 저장하기 | 스크랩 | 스크랩하기 | 관심 공고 | 즐겨찾기 | 찜하기' },
    purchase: { says: '구매 | 구매하기 | 결제 | 결제하기 | 주문하기 | 장바구니 | 예약하기' },
    send: {
      says: `제출 | 제출하기 | 보내기 | 전송 | 공유 | 공유하기 | 신고 | 신고하기 | 추천하기 | 문의하기 | 연락하기 | 메시지 보내기 | 게시 | 게시하기 | 등록하기 | 평가하기 | 리뷰 작성 | 투표 | 투표하기`,
    },
    upload: { says: '업로드 | 파일 선택 | 첨부하기 | 파일 첨부' },
    install: { says: '다운로드 | 앱 다운로드 | 설치 | 설치하기 | 앱에서 열기' },
  },
  cv: { languagesHeadings: '언어 | 외국어 | 어학' },
  synonyms: { language: '언어 | 외국어' },
  controls: {
    view: '상세보기 | 상세 보기 | 자세히 보기',
    page: '페이지',
    leave: '취소',
    close: '닫기',
    next: '다음 | 다음 페이지 | 다음 페이지로 | 다음 페이지로 이동',
    previous: '이전 | 이전 페이지 | 이전 페이지로 | 이전 페이지로 이동',
    loadMore: '더 불러오기 | 공고 더보기 | 채용공고 더보기 | 채용정보 더보기 | 일자리 더보기',
    showMore: '더보기 | 더 보기',
    showAll: '전체보기 | 전체 보기 | 모두 보기',
  },
  filters: {
    applyChoices: { whole: '적용 | 적용하기' },
  },
  forms: {
    relationship: '관계 | 본인과의 관계 | 지원자와의 관계 | 가족관계',
    otherScript: '영문 | 영어 | 한자 | 로마자',
    enterAgain: '확인 | 재입력 | 다시 입력',
    attachFile: `첨부 | 파일 첨부 | 업로드 | 파일 업로드 | 파일 선택 | 찾아보기 | 선택된 파일 없음 | 선택한 파일 없음`,
    dropFile: '파일, 문서, 이력서 … 끌어, 드래그, 놓, 드롭',
    sectionHeadings:
      '연락처 | 기본 | 인적사항 | 인적 | 사항 | 개인정보 | 개인 | 정보 | 주소 | 거주지 | 현 거주지 | 전화번호 | 전화 | 이메일 | 지원자 | 본인 | 입력 | 필수 | 선택 | 단계 | 생년월일 | 이름',
    unrelated: { says: '한자 이름 | 한자 성명' },
    required: '필수 | 필수 질문',
    optional: '선택',
    applicant: '지원자 | 지원자 정보 | 인적사항',
    otherPerson: '비상 연락처 | 비상연락처',
    nominee: '추천 | 친구 | 지인 | 동료 | 타인',
    otherRoles: '배우자 | 보증인',
    messageBox: '제목 | 메시지 | 댓글',
  },
  person: {
    birthday: { says: '생년월일' },
    nationality: { says: '국적' },
    organization: { says: '회사 | 회사명 | 회사 이름' },
    familyName: { says: '성' },
    name: { says: '이름 | 성명 | 성함' },
  },
  harmless: {
    words: `및 또는 더 더보기 보기 보다 모두 전체 기타 다른 표시 검색 검색하기 찾기 필터 상세 상세검색 조건 정렬 순 최신순 관련순 관련도순 추천순 펼치기 접기 다음 이전 처음 마지막 최신 최근 새로운 오래된 결과 검색결과 페이지
      목록 리스트 지도 표 채용 채용정보 채용공고 공고 일자리 직무 직종 직업 포지션 제목 키워드 설명 상세정보 상세보기 정보 요약 주요업무 자격요건 복리후생 정규직 계약직 인턴 아르바이트 파트타임 풀타임 일 주 개월 월 시간 년
      오늘 이내 등록일 게시일 지역 위치 근무지 근무지역 도시 국가 거리 재택 재택근무 원격 하이브리드 사무실 급여 연봉 월급 이상 이하 고용형태 근무형태 유형 경력 신입 수준 학력 언어 회사 기업 업종 산업 분야 카테고리 부서
      옵션 고급 유사 메뉴 도움말 건 개 에서 의`,
    wholeNames: '초기화 | 필터 초기화 | 전체 해제 | 선택 초기화 | 닫기 | 필터 적용',
  },
  steps: {
    next: '다음 | 다음 단계 | 다음으로 | 다음 페이지 | 저장하고 계속 | 저장 후 계속 | 저장 후 다음 | 다음단계 | 저장 후 다음단계 | 저장 후 다음 단계 | 저장하고 다음 | 저장하고 다음 단계',
    onward: '계속 | 계속하기',
    alone: 'ok | 확인',
    part: '단계 | 페이지',
    last: { whole: '마지막 단계 | 마지막 페이지' },
    progress: '완료',
    review: '검토 | 미리보기',
    ended: '완료',
    sending: '제출 | 전송 | 보내 | 보냅 | 지원서',
    agreeing: '동의 | 수락',
  },
  requests: {
    reading: '검색',
    jobs: '채용',
    signOut: '로그아웃',
  },
  workplaces,
  money,
  postings,
  pages,
  jobs,
  dates,
} satisfies FurtherLexicon;

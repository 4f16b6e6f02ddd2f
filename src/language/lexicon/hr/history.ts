import type { FurtherLexicon } from '../topics/topics';

export const history = {
  addEntry: 'dodaj | dodajte',
  keepEntry: 'spremi | spremite | gotovo',
  editEntry: 'uredi | izmijeni',
  anotherEntry: 'još | novo | novu | novi | drugo',
  workEntry: 'radno iskustvo | posao | zaposlenje',
  educationEntry: 'obrazovanje | školu',
  educationArea: 'smjer | područje studija',
  educationStudyType: 'stupanj obrazovanja | razina obrazovanja | akademski stupanj',
  educationInstitution: 'ustanova | obrazovna ustanova | naziv ustanove | fakultet | sveučilište',
  onlyEducation: 'obrazovna ustanova | fakultet | sveučilište | stupanj obrazovanja',
  startDate: 'od | početak | datum početka',
  endDate: 'do | završetak | kraj | datum završetka | godina završetka',
  workHeadings: 'radno iskustvo | profesionalno iskustvo',
  educationHeadings: 'obrazovanje | školovanje',
  workIsCurrent: `trenutno radim ovdje | još uvijek radim ovdje | trenutačni posao | do danas | i dalje radim ovdje
    | još radim ovdje | radim ovdje | trenutno ovdje radim | ovdje trenutno radim | i dalje ovdje radim
    | sadašnje radno mjesto | trenutno radno mjesto | trenutni posao | trenutni poslodavac | trenutno zaposlenje
    | trenutno zaposlen | u tijeku | do sada | trenutno`,
  workPosition: 'radno mjesto | pozicija',
  workName: 'tvrtka | poslodavac | naziv tvrtke | poduzeće',
  workSummary: 'opis posla | zaduženja',
} satisfies FurtherLexicon['history'];

import type { Covered } from '../topics/concept-phrases';
import type { History } from '../topics/history';

export const history = {
  keepEntry: 'gem | færdig',
  keptThing: 'post | posten | denne post | sprog | luk | og luk',
  editEntry: 'rediger | redigér',
  addEntry: `tilføj | tilføj en | tilføj et | tilføj ny | tilføj nyt | tilføj flere | tilføj endnu en
    | tilføj endnu et`,
  anotherEntry: 'række | en | et | ny | nyt | nye | flere | endnu | anden | andet | post',
  workEntry: 'job | stilling | ansættelse | arbejdsgiver | rolle',
  educationEntry: 'skole | grad | universitet | eksamen',
  workPart: {
    named: 'erhvervserfaring | erfaring | erfaringer | ansaettelse | ansaettelser | arbejdsgiver | stilling',
  },
  educationPart: { named: 'uddannelse | uddannelser | skole | studie | studier | eksamen' },
  educationArea: 'fagområde | studieretning | retning | fag | hovedfag | studium | studieområde | speciale | linje',
  educationStudyType: `grad | uddannelsesniveau | eksamen | eksamenstype | niveau | højeste uddannelse
    | højest fuldførte uddannelse | type af uddannelse | uddannelsestype`,
  highestDegree: 'højeste | højest | uddannelsesniveau',
  educationInstitution: `skole | uddannelsesinstitution | universitet | uddannelsessted | institution | skolens navn
    | skolenavn | højskole | lærested | hvor studerede du`,
  educationScore: 'karakter | karaktergennemsnit | gennemsnit | eksamensresultat',
  onlyEducation: `uddannelsesinstitution | uddannelsessted | uddannelsesniveau | højeste uddannelse
    | højest fuldførte uddannelse | højeste uddannelsesniveau | skolens navn | universitet | studieretning | hvor studerede du
    | hvad studerede du | karaktergennemsnit`,
  startDate: `fra | start | startdato | startede | begyndte | begyndelse | fra og med | fra dato | startår
    | startmåned | siden`,
  endDate: `til | slut | slutdato | sluttede | stoppede | til og med | til dato | slutår | slutmåned | afsluttet
    | dimissionsdato | dimissionsår`,
  workHeadings: `erhvervserfaring | arbejdserfaring | joberfaring | erfaring | erfaringer | ansættelser
    | tidligere ansættelser | tidligere arbejdsgivere | arbejdsgivere | arbejdsgiver | beskæftigelse | karriereforløb
    | ansættelseshistorik`,
  educationHeadings: 'uddannelse | uddannelser | uddannelsesbaggrund | studier | skolegang | uddannelsesforløb',
  fillers: `den | det | en | et | af | og | eller | i | på | ved | din | dit | dine | du | hvad | er | var | navn
    | dato | måned | år | dag | seneste | tidligere | højeste | afsluttet | anden | valgfrit`,
  workIsCurrent: `jeg arbejder her nu | jeg arbejder her i øjeblikket | jeg arbejder her stadig
    | arbejder her i øjeblikket | nuværende stilling | nuværende job | nuværende ansættelse | nuværende arbejde
    | i øjeblikket | igangværende | stadig ansat | til nu | nuværende arbejdsgiver | jeg arbejder stadig her
    | jeg er stadig ansat | jeg er stadig ansat her | stadig ansat her | jeg arbejder fortsat her
    | jeg arbejder her fortsat | arbejder stadig her | arbejder her stadig | igangværende ansættelse
    | ansættelsen er igangværende | jeg arbejder her | jeg arbejder her på nuværende tidspunkt
    | jeg arbejder i øjeblikket her | fortsat ansat`,
  workPosition: 'stilling | stillingsbetegnelse | jobtitel | titel | rolle | position | stillingstitel | profession',
  workName: `virksomhed | arbejdsgiver | firma | virksomhedsnavn | virksomhedens navn | arbejdsgiverens navn
    | organisation | arbejdsplads`,
  workLocation: 'sted | by | arbejdssted | placering',
  workSummary: `beskrivelse | arbejdsopgaver | ansvarsområder | opgaver | jobbeskrivelse | stillingsbeskrivelse
    | beskrivelse af arbejdsopgaver | ansvar | rollebeskrivelse | beskrivelse af rollen | beskrivelse af stillingen | primære opgaver`,
} satisfies Covered<History>;

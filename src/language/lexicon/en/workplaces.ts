import type { Covered } from '../topics/concept-phrases';
import type { Workplaces } from '../topics/workplaces';

export const workplaces = {
  remote:
    'remote* | home office* | homeoffice | homeoffices | work from home | working from home | wfh | telecommut* | telework*',
  hybrid: 'hybrid*',
  onsite: `on site | onsite | on-site | in office | in-office | in person | in-person | on-site only
    | fully on-site`,
  partly: 'partly | partial* | option* | days',
  without: 'no | not | non | without',
  anywhere: 'anywhere | worldwide | nationwide | work from anywhere | countrywide',
  severalPlaces: 'multiple locations | various locations | several locations',
  countedPlaces: 'locations | places | cities | offices | sites | more locations | other locations',
  furtherPlaces: 'more | others | other | other locations | more locations | further locations',
  kindsOfPlaces: { says: 'metropolitan | area | county | region | district | city | surroundings' },
  betweenPlaces: 'or | and | in',
  surroundings: 'and surrounding areas | and surrounding area | and the surrounding area',
  partTime: 'part time | part-time | parttime',
  employmentTypes: `full time | full-time | permanent | contract | contractor | third party | fixed term | fixed-term | temporary | temp
    | freelance | casual | internship | intern | apprenticeship | volunteer | per diem | seasonal`,
  workedAt:
    'our office,our offices,our site,our plant,our factory,our branch,our clinic,our store,our shop,our location,our facility,our headquarters,our head office,our campus,our warehouse,our team,our practice,our hospital,our school,our restaurant,our hotel,our studio,our workshop,our depot,our salon,our lab,our centre,our center … in,is in,are in,is located in,are located in,is based in,are based in,located in | based out of | based out of the | we are based in | we are located in | role is based in | position is based in | job is based in | post is based in | you will be based in | position is located in | role is located in | job is located in | our office in | regional office in | place of work is | duty station is',
  namedElsewhere:
    'headquartered in | headquarters in | head office | head offices | registered office | parent company | we are based in | we’re based in | company,firm,agency,startup,start-up,group,organisation,organization … based in | founded in | our customers,our clients … in | customers in | clients in | studied in | also … office,offices in | further,other … office,offices in',
  beforeTown: 'in',
  behindTown: 'office | offices | area | region | site | campus | branch | store | studio | plant | warehouse | hub',
} satisfies Covered<Workplaces>;

import type { PressContext } from '@/domain/page/press-verdict';
import type { ControlFacts, RowFacts, SubmitFacts } from '@/safety/control-facts';

export const siteUrl = 'https://jobs.example.com/search?q=nurse';
export const onSite: PressContext = { siteUrl, mayPressApply: false, isChoice: false, allowed: null };

/** A plain button of that name, unless told otherwise. */
export function control(name: string, facts: Partial<ControlFacts> = {}): ControlFacts {
  return {
    role: 'button',
    type: null,
    sends: 'nothing',
    surroundings: '',
    names: name === '' ? [] : [name],
    marks: [],
    shown: name,
    url: null,
    isSameDocument: true,
    isDownload: false,
    submit: null,
    row: null,
    isKnownRow: false,
    unfoldsText: false,
    labels: 'nothing',
    isNested: false,
    pieces: [],
    isKnownPager: false,
    isKnownKeeper: false,
    isInPager: false,
    isInMenu: false,
    opens: false,
    choices: 0,
    isColumnHeading: false,
    isDrawnField: false,
    isCloser: false,
    isInWall: false,
    agrees: false,
    settlesChoices: false,
    ...facts,
  };
}

/** Rows of a list that say different things. */
export function row(facts: Partial<RowFacts> = {}): RowFacts {
  return {
    others: 7,
    same: 0,
    otherNames: ['Cook', 'Carpenter', 'Driver', 'Welder', 'Baker', 'Painter', 'Tiler'],
    texts: 4,
    isListed: true,
    hasOwnAddress: false,
    ...facts,
  };
}

/** A form that asks for nothing and stays here. */
export function submit(facts: Partial<SubmitFacts> = {}): SubmitFacts {
  return {
    method: 'post',
    url: siteUrl,
    isOwnOrigin: true,
    isInPlace: true,
    isInTab: true,
    ownFields: 0,
    page: siteUrl,
    brings: [],
    ...facts,
  };
}

/** A link that loads a page of the site. */
export const linkTo = (url: string): Partial<ControlFacts> => ({ role: 'link', url, isSameDocument: false });

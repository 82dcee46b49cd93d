import type { Country } from '../delivery/country.ts';
import { plainText } from '../plain-text.ts';

/** A state, province or territory. */
export interface Region {
  /** The postal abbreviation: `IL`. */
  code: string;
  name: string;
}

/** Sorted by name. Of the US: the states, the District of Columbia, the territories and the regions of military mail. */
const lists: Record<Country, string> = {
  US: 'AL Alabama,AK Alaska,AS American Samoa,AZ Arizona,AR Arkansas,AA Armed Forces Americas,AE Armed Forces Europe,AP Armed Forces Pacific,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,FL Florida,GA Georgia,GU Guam,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,MP Northern Mariana Islands,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,PR Puerto Rico,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,VI U.S. Virgin Islands,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming',
  CA: 'AB Alberta,BC British Columbia,MB Manitoba,NB New Brunswick,NL Newfoundland and Labrador,NT Northwest Territories,NS Nova Scotia,NU Nunavut,ON Ontario,PE Prince Edward Island,QC Quebec,SK Saskatchewan,YT Yukon',
};

const known: Partial<Record<Country, readonly Region[]>> = {};

/** The regions of a country, by name. */
export function regionsOf(country: Country): readonly Region[] {
  known[country] ??= lists[country].split(',').map((one) => ({ code: one.slice(0, 2), name: one.slice(3) }));
  return known[country];
}

/** The code of a region by its code or its name, in any case and with or without accents; undefined for another text. */
export function regionCode(typed: string, country: Country): string | undefined {
  const text = plain(typed);
  return regionsOf(country).find(({ code, name }) => plain(code) === text || plain(name) === text)?.code;
}

const plain = (text: string) =>
  plainText(text)
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '')
    .trim()
    .toLowerCase();

/** The regions of military mail, to an APO, FPO or DPO. */
export const militaryRegions: readonly string[] = ['AA', 'AE', 'AP'];

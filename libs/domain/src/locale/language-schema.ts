import * as v from 'valibot';
import { LANGUAGES } from './language.ts';

/** An interface language. Apart from the list, which pages read before they load schemas. */
export const languageSchema = v.picklist(LANGUAGES);

import type { ErrorCode, Failure } from '@quint/contract/base/errors.ts';
import type { Language } from '../languages.ts';
import { interpolate } from '../interpolate.ts';
import { placeholdersOf } from '../placeholders.ts';
import { organizationDe } from '../screens/organization.de.ts';
import { organizationEn } from '../screens/organization.en.ts';
import { TRAIT_NAMES } from '../trait-names.ts';
import { fieldNamesDe, unnamedErrorsDe } from './error-names.de.ts';
import { fieldNamesEn, unnamedErrorsEn } from './error-names.en.ts';
import { errorsDe } from './errors.de.ts';
import { errorsEn } from './errors.en.ts';
import { getWaitText } from './wait.ts';

type Texts = Readonly<Record<string, string>>;
interface ErrorTexts {
  readonly errors: Readonly<Record<ErrorCode, string>>;
  readonly unnamedErrors: Texts;
  readonly fields: Texts;
  readonly features: Texts;
  readonly traits: Texts;
}

const ERROR_TEXTS: Readonly<Record<Language, ErrorTexts>> = {
  en: {
    errors: errorsEn,
    unnamedErrors: unnamedErrorsEn,
    fields: fieldNamesEn,
    features: organizationEn.features.names,
    traits: TRAIT_NAMES.en.nominative,
  },
  de: {
    errors: errorsDe,
    unnamedErrors: unnamedErrorsDe,
    fields: fieldNamesDe,
    features: organizationDe.features.names,
    traits: TRAIT_NAMES.de.nominative,
  },
};

function find<Value>(texts: Readonly<Record<string, Value>>, key: unknown): Value | undefined {
  return typeof key === 'string' && Object.hasOwn(texts, key) ? texts[key] : undefined;
}

/** `talents.0.first_name` refers to the first name. */
function fieldOf(path: unknown): unknown {
  return typeof path === 'string' ? path.split(/[.[\]]+/).findLast((part) => /\D/.test(part)) : undefined;
}

/** The details of an error in words: machines read keys and seconds, people do not. */
function formatDetails(
  details: Readonly<Record<string, unknown>>,
  language: Language,
): Record<string, unknown> {
  const { fields, features, traits } = ERROR_TEXTS[language];
  const { field, feature, trait, seconds } = details;
  return {
    ...details,
    field: find(fields, fieldOf(field)),
    feature: find(features, feature),
    traitIn: find(traits, trait),
    wait: typeof seconds === 'number' ? getWaitText(seconds, language) : undefined,
  };
}

/**
 * The message of a failure for users. `fail` requires the values of the text; those that cannot be put into words are
 * left out of the sentence.
 */
export function getErrorMessage({ code, details }: Failure, language: Language): string {
  const { errors, unnamedErrors } = ERROR_TEXTS[language];
  const formattedDetails = formatDetails(details, language);
  const isSaid = placeholdersOf(errors[code]).every(
    (name) => interpolate(`{{${name}}}`, formattedDetails) !== '',
  );
  return interpolate(isSaid ? errors[code] : (find(unnamedErrors, code) ?? errors[code]), formattedDetails);
}

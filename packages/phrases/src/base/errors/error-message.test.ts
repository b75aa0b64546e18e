import { ERRORS, Failure, type ErrorCode } from '@quint/contract/base/errors.ts';
import { describe, expect, it } from 'vitest';
import { placeholdersOf } from '../placeholders.ts';
import { getErrorMessage } from './error-message.ts';
import { unnamedErrorsDe } from './error-names.de.ts';
import { unnamedErrorsEn } from './error-names.en.ts';
import { errorsDe } from './errors.de.ts';
import { errorsEn } from './errors.en.ts';
import { getWaitText } from './wait.ts';

const CODES = Object.keys(ERRORS) as ErrorCode[];
/** As sent by servers: keys that mean nothing to users. */
const KEYS: Readonly<Record<string, unknown>> = {
  field: 'talents.0.selfsignup_link',
  collection: 'talents_teams',
  feature: 'FEATURE_SECRET',
  trait: 'X',
  type: 'nnull',
  reason: 'talents.0: Invalid input: expected string, received undefined',
  path: '/api/x',
  range: '',
  seconds: 2400,
};

function detailsOf(code: ErrorCode): Record<string, unknown> {
  const params: readonly string[] = ERRORS[code].params;
  return Object.fromEntries(params.map((name) => [name, name in KEYS ? KEYS[name] : 7]));
}

describe('getErrorMessage', () => {
  it.each(['en', 'de'] as const)('names no key and quotes no nothing in any text: %s', (language) => {
    const wrong = CODES.map((code) => getErrorMessage(new Failure(code, detailsOf(code)), language)).filter(
      (text) => /""|„“|“”|\{\{| {2}| [.,:]|: ?$|\w_\w|FEATURE|Invalid input|\bX\b/.test(text),
    );
    // The data interface prescribes this text.
    expect(wrong).toEqual(
      language === 'en' ? ['Team not found with the specified teams_id for deletion.'] : [],
    );
  });

  it('fills in every name of a text from the values that the catalogue requires', () => {
    const FILLED_BY: Readonly<Record<string, string>> = { wait: 'seconds', traitIn: 'trait' };
    const texts = { en: errorsEn, de: errorsDe } as const;
    // The fallback for a value that cannot be put into words.
    const unnamedErrors = { en: unnamedErrorsEn, de: unnamedErrorsDe } as const;
    const missingParams = CODES.flatMap((code) =>
      (['en', 'de'] as const).flatMap((language) => {
        const params: readonly string[] = ERRORS[code].params;
        const names = placeholdersOf(texts[language][code]).map((name) => FILLED_BY[name] ?? name);
        const hasOtherText = code in unnamedErrors[language];
        return names
          .filter((name) => !hasOtherText && !params.includes(name))
          .map((name) => `${code} ${language} ${name}`);
      }),
    );
    expect(missingParams).toEqual([]);
  });

  it.each([
    [
      'FAILED_VALIDATION',
      { field: 'first_name' },
      'The value of “First name” is not valid.',
      'Der Wert von „Vorname“ ist nicht gültig.',
    ],
    [
      'FAILED_VALIDATION',
      { field: 'organization_id' },
      'One of the values is not valid.',
      'Einer der Werte ist nicht gültig.',
    ],
    [
      'INVALID_PAYLOAD',
      { field: 'talents.0.email', reason: 'Invalid input' },
      'The value of “E-mail” is missing or not valid.',
      'Der Wert von „E-Mail“ fehlt oder ist nicht gültig.',
    ],
    [
      'workspace.feature_off',
      { feature: 'FEATURE_TEAMS' },
      'The feature “Groups” is switched off in this workspace.',
      'Die Funktion „Gruppen“ ist in diesem Arbeitsbereich ausgeschaltet.',
    ],
    [
      'role.range_invalid',
      { trait: 'ES' },
      'The range for emotional stability must run from 1 to 9 with the lower end first.',
      'Der Bereich für emotionale Stabilität muss zwischen 1 und 9 liegen, das untere Ende zuerst.',
    ],
    [
      'invitation.resent_today',
      { seconds: 7200 },
      'An invitation can be sent again once a day. Next time in 2 hours.',
      'Eine Einladung kann einmal am Tag erneut gesendet werden. Wieder möglich in 2 Stunden.',
    ],
    [
      'REQUESTS_EXCEEDED',
      { seconds: 2400 },
      'Too many attempts. Please try again in 40 minutes.',
      'Zu viele Versuche. Bitte versuche es in 40 Minuten noch einmal.',
    ],
  ] as const)('%s %j', (code, details, english, german) => {
    expect(getErrorMessage(new Failure(code, details), 'en')).toBe(english);
    expect(getErrorMessage(new Failure(code, details), 'de')).toBe(german);
  });
});

it.each([
  [0, 'a second', 'einer Sekunde'],
  [45, '45 seconds', '45 Sekunden'],
  [60, 'a minute', 'einer Minute'],
  [61, '2 minutes', '2 Minuten'],
  [2400, '40 minutes', '40 Minuten'],
  [5400, '2 hours', '2 Stunden'],
  [86_400, '24 hours', '24 Stunden'],
  [172_800, '2 days', '2 Tagen'],
])('a wait of %i seconds', (seconds, english, german) => {
  expect(getWaitText(seconds, 'en')).toBe(english);
  expect(getWaitText(seconds, 'de')).toBe(german);
});

import { ERRORS, type ErrorCode } from '@quint/contract/errors.ts';
import { describe, expect, it } from 'vitest';
import { getErrorMessage } from './error-message.ts';
import { getWaitText } from './wait.ts';

const CODES = Object.keys(ERRORS) as ErrorCode[];
/** As servers give them: keys that nobody outside knows. */
const KEYS: Readonly<Record<string, unknown>> = {
  field: 'talents.0.selfsignup_link',
  collection: 'talents_teams',
  feature: 'FEATURE_SECRET',
  trait: 'X',
  type: 'nnull',
  reason: 'talents.0: Invalid input: expected string, received undefined',
  path: '',
  range: '',
  seconds: 2400,
};

function detailsOf(code: ErrorCode): Record<string, unknown> {
  const params: readonly string[] = ERRORS[code].params;
  return Object.fromEntries(params.map((name) => [name, name in KEYS ? KEYS[name] : 7]));
}

describe('getErrorMessage', () => {
  it.each(['en', 'de'] as const)('names no key and quotes no nothing in any text: %s', (language) => {
    const wrong = CODES.map((code) => getErrorMessage(code, language, detailsOf(code))).filter((text) =>
      /""|„“|“”|\{\{| {2}| [.,:]|: ?$|\w_\w|FEATURE|Invalid input|\bX\b/.test(text),
    );
    // The data interface fixes this text as it is.
    expect(wrong).toEqual(
      language === 'en' ? ['Team not found with the specified teams_id for deletion.'] : [],
    );
  });

  it.each([
    [
      'FAILED_VALIDATION',
      { field: 'first_name' },
      'The value of "First name" is not valid.',
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
      'The value of "E-mail" is missing or not valid.',
      'Der Wert von „E-Mail“ fehlt oder ist nicht gültig.',
    ],
    [
      'workspace.feature_off',
      { feature: 'FEATURE_TEAMS' },
      'The feature "Groups" is switched off in this workspace.',
      'Die Funktion „Gruppen“ ist in diesem Arbeitsbereich ausgeschaltet.',
    ],
    [
      'role.range_invalid',
      { trait: 'ES' },
      'The range of Emotional stability must run from 1 to 9 with the lower end first.',
      'Der Bereich des Merkmals Emotionale Stabilität muss zwischen 1 und 9 liegen, das untere Ende zuerst.',
    ],
    [
      'REQUESTS_EXCEEDED',
      { seconds: 2400 },
      'Too many attempts. Please try again in 40 minutes.',
      'Zu viele Versuche. Bitte versuche es in 40 Minuten noch einmal.',
    ],
  ] as const)('%s %j', (code, details, english, german) => {
    expect(getErrorMessage(code, 'en', details)).toBe(english);
    expect(getErrorMessage(code, 'de', details)).toBe(german);
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

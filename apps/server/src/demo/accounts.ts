export const PLATFORM_ADMIN = 'admin@quint.example';
export const TALENT_ACCOUNT = 'anna.kowalski@mail.example';
export const COUNCIL_ACCOUNT = 'betriebsrat@nordlicht.example';
export const HIRING_MANAGER = 'jonas@nordlicht.example';

const ACCOUNTS = [
  [PLATFORM_ADMIN, 'administrator of the platform'],
  ['lena@nordlicht.example', 'administrator of Nordlicht GmbH (Flow, German)'],
  [COUNCIL_ACCOUNT, 'works-council seat of Nordlicht GmbH (reads, and never a result)'],
  [HIRING_MANAGER, 'hiring manager of Nordlicht GmbH (decides about one role with Lena)'],
  ['max@basalt.example', 'administrator of Basalt AG (Basic, English)'],
  ['frieda@eiswerk.example', 'administrator of Eiswerk KG (frozen)'],
  [TALENT_ACCOUNT, 'a talent of Nordlicht GmbH, survey finished'],
] as const;

/** Lines with the demo accounts and their password, for the terminal. */
export function describeDemoAccounts(password: string | undefined): readonly string[] {
  const wide = Math.max(...ACCOUNTS.map(([email]) => email.length));
  return [
    'Demo accounts, all with one password:',
    ...ACCOUNTS.map(([email, what]) => `  ${email.padEnd(wide)}  ${what}`),
    `  password: ${password ?? 'as chosen when the demo world was created'}`,
  ];
}

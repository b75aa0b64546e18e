import type { Translation } from '../../base/languages.ts';
import type { decidersEn } from './deciders.en.ts';

export const decidersDe: Translation<typeof decidersEn> = {
  title: 'Wer entscheidet',
  with: 'Du entscheidest mit {{people}}',
  without_one: '{{people}} entscheidet',
  without_other: '{{people}} entscheiden',
  others_one: '{{count}} weiteren Person',
  others_other: '{{count}} weiteren Personen',
  more_one: '{{count}} weitere Person',
  more_other: '{{count}} weitere Personen',
  alone: 'Du entscheidest allein. Hol jemanden dazu.',
  onlyYou: 'Du entscheidest allein',
  unnamed: 'Eine eingeladene Person',
  you: 'du',
  invited: 'eingeladen',
  refused:
    'Berichtige die Adresse in den Einstellungen, oder entferne die Person und gib die richtige Adresse ein.',
  since: 'seit {{date}}',
  kinds: { administrator: 'Administration', hiring_manager: 'Entscheidet mit' },
  states: { draft: 'Entwurf', recruiting: 'Wird besetzt', filled: 'Besetzt', archived: 'Archiviert' },
  add: {
    label: 'Entscheidet mit: E-Mail-Adresse',
    hint: 'Wer zur Administration gehört, entscheidet sofort mit. Alle anderen bekommen eine E-Mail und Zugang nur zu dieser Rolle.',
    submit: 'Dazuholen',
    added: '{{name}} entscheidet jetzt über diese Rolle mit.',
    invited: 'Die Einladung an {{name}} ist unterwegs.',
    unchanged: '{{name}} entscheidet schon über diese Rolle mit.',
    waiting: '{{name}} ist dabei. Die Einladung wird am {{date}} gesendet.',
  },
  remove: {
    entry: '{{name}} entfernen',
    title: '{{name}} bei dieser Rolle entfernen?',
    text: 'Die Rolle ist für diese Person mit dem nächsten Klick verschlossen, und wen sie treffen würde, wird entfernt. Bewertungen und Unterschriften bleiben. Mit der letzten Rolle endet auch der Zugang zum Arbeitsbereich.',
    administrator:
      'Wen diese Person treffen würde, wird entfernt; Bewertungen und Unterschriften bleiben. Sie gehört zur Administration und sieht die Rolle weiterhin.',
    confirm: 'Entfernen',
    done: '{{name}} entscheidet nicht mehr über diese Rolle mit.',
  },
  sees: {
    title: 'Was Mitentscheidende sehen',
    text: 'Wer für diese Rolle die Befragung abgeschlossen hat, die Ergebnisse, die Bereiche und die Interviewbögen. Verborgene Namen bleiben verborgen. Mitentscheidende sagen, wen sie treffen würden, bewerten Gespräche und unterschreiben Entscheidungen; die engere Wahl legst du fest.',
    never:
      'Andere Rollen, Jobprofile, E-Mails, Rechnungen und Einstellungen gehören nicht dazu. Die Personen können sehen, wer ihr Ergebnis angesehen hat.',
  },
  list: {
    title: 'Rollen, über die du mitentscheidest',
    none: 'Im Moment gibt es nichts zu entscheiden',
    noneText: 'Sobald dich jemand bittet, über eine Rolle mitzuentscheiden, steht sie hier.',
    noneAdmin: 'Du entscheidest mit, sobald du auf der Seite einer Rolle dazugeholt wirst.',
  },
  mentions: {
    title: 'Notizen, die dich erwähnen',
    line: '{{person}} hat dich in einer Notiz zu {{name}} erwähnt',
    somebody: 'Jemand aus deinem Team',
  },
  access:
    'Dein Zugang gilt für diese Rollen: Personen, die fertig sind, ihre Ergebnisse und die Interviewbögen. Andere Rollen, Jobprofile, E-Mails, Rechnungen und Einstellungen gehören nicht dazu. Die Personen können sehen, dass du nachgesehen hast.',
  paused: {
    title: 'Dieser Arbeitsbereich ist pausiert',
    text: 'Im Moment kann niemand darin arbeiten. Frag die Administration von {{workspace}}.',
  },
  ended: {
    title: 'Dieser Zugang ist beendet',
    ask: 'Frag {{name}}.',
    text: 'Frag, wer dich eingeladen hat.',
    account: 'Konto öffnen',
  },
};

import type { Translation } from '../../base/languages.ts';
import type { vacancyFillingEn } from './vacancy-filling.en.ts';

export const vacancyFillingDe: Translation<typeof vacancyFillingEn> = {
  title: '{{role}} als besetzt markieren',
  steps: { label: 'Schritt {{step}} von 3: {{name}}', who: 'Wer', what: 'Was', mails: 'E-Mails' },
  submit: 'Als besetzt markieren',
  who: {
    label: 'Wer übernimmt die Rolle?',
    other: 'Jemand anderes',
    all: 'Alle {{count}} zeigen',
    hint: 'Nimm eine Person in die engere Wahl, um sie hier zu finden.',
    choose: 'Wähle, wer die Rolle übernimmt.',
  },
  now: {
    title: 'Sofort',
    hired: '{{name}} wird „eingestellt“ und die Rolle „besetzt“.',
    filled: 'Die Rolle wird „besetzt“.',
    ending_one:
      '{{count}} offene Befragung endet. Hinter dem Link steht für {{names}}, dass die Rolle besetzt ist. Halbfertige Antworten werden nicht ausgewertet.',
    ending_other:
      '{{count}} offene Befragungen enden. Hinter dem Link steht für {{names}}, dass die Rolle besetzt ist. Halbfertige Antworten werden nicht ausgewertet.',
    continuing_one: '{{count}} Befragung läuft weiter, weil sie auch für eine andere Rolle ist.',
    continuing_other: '{{count}} Befragungen laufen weiter, weil sie auch für andere Rollen sind.',
  },
  mails: {
    title: 'E-Mails',
    none: 'Niemand bekommt von hier eine E-Mail.',
    show: 'Zeigen',
    hide: 'Verbergen',
    showNamed: 'Die Personen zeigen: {{kind}}',
    preview: 'Vorschau',
    previewNamed: 'Vorschau: {{kind}}',
    answerFor: 'Antwort für {{name}}',
    noMail: 'Keine E-Mail',
    firstOnly: 'Die ersten {{shown}} von {{count}}.',
    silent_one: '{{names}} hört nichts.',
    silent_other: '{{count}} Personen hören nichts: {{names}}.',
    toldOne: '{{name}} hat am {{date}} eine Antwort bekommen.',
    tellsOne: 'Die Antwort an {{name}} geht am {{date}} raus.',
    told_one: '{{count}} Person hat schon eine Antwort.',
    told_other: '{{count}} Personen haben schon eine Antwort.',
    untold_one: '{{names}} kommt seit früher nicht weiter und hat noch keine Antwort.',
    untold_other:
      '{{count}} Personen kommen seit früher nicht weiter und haben noch keine Antwort: {{names}}.',
    giveBack: 'Doch an {{name}} schreiben',
    taker: '{{name}} bekommt von hier keine E-Mail.',
    days: 'Geht raus: {{days}}',
    emptyWords_one: '{{names}} bekommt keine Worte von dir.',
    emptyWords_other: '{{names}} bekommen keine Worte von dir.',
  },
  undo: {
    title: 'Was du zurücknehmen kannst',
    until:
      'Alles bis {{moment}}. Danach kannst du die Rolle und die Befragungen wieder öffnen, aber eine E-Mail, die raus ist, bleibt raus.',
    all: 'Alles: Du kannst die Rolle und die Befragungen wieder öffnen.',
    deletion_one:
      'Nach der Regel deines Arbeitsbereichs wird {{count}} dieser Personen am {{date}} gelöscht.',
    deletion_other:
      'Nach der Regel deines Arbeitsbereichs werden {{count}} dieser Personen am {{date}} gelöscht.',
  },
  letter: {
    noReason: 'Keine E-Mail nennt ein Ergebnis oder eine Stufe als Grund oder sagt, wer die Rolle übernimmt.',
    nothing: 'Keine E-Mail ist gewählt.',
  },
  failed: 'Es wurde nichts geändert. {{reason}}',
  changed:
    'Die Personen dieser Rolle haben sich inzwischen geändert. Es wurde nichts geändert; bitte prüfe die neue Liste.',
  done: '{{role}} ist besetzt.',
  undone: {
    title: '{{role}} wieder öffnen?',
    text: 'Die Rolle, die Stufen ihrer Personen, die Befragungen und ihre Links kommen zurück.',
    waiting_one: '{{count}} E-Mail, die noch nicht raus ist, wird gestoppt.',
    waiting_other: '{{count}} E-Mails, die noch nicht raus sind, werden gestoppt.',
    sent_one: '{{count}} E-Mail ist raus und bleibt raus.',
    sent_other: '{{count}} E-Mails sind raus und bleiben raus.',
    confirm: 'Wieder öffnen',
    done: '{{role}} ist wieder offen.',
    stopped_one: '{{count}} E-Mail wurde gestoppt.',
    stopped_other: '{{count}} E-Mails wurden gestoppt.',
    surveys_one: '{{count}} Befragung läuft weiter.',
    surveys_other: '{{count}} Befragungen laufen weiter.',
  },
  strip: {
    label: 'Die Rolle ist besetzt',
    taken: '{{name}} hat die Rolle am {{date}} übernommen.',
    filled: 'Die Rolle wurde am {{date}} besetzt.',
    reopen: 'Wieder öffnen',
    waiting_one: '{{count}} E-Mail geht {{moment}} raus',
    waiting_other: '{{count}} E-Mails gehen ab {{moment}} raus',
    stop: 'Stoppen',
    stopNamed: 'Die E-Mails stoppen',
  },
};

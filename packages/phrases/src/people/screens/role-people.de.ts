import type { Translation } from '../../base/languages.ts';
import type { rolePeopleEn } from './role-people.en.ts';

export const rolePeopleDe: Translation<typeof rolePeopleEn> = {
  title: 'Passung zu den Bereichen dieser Rolle',
  list: 'Personen nach Passung',
  search: 'Diese Personen durchsuchen',
  tab: { people: 'Personen', ranges: 'Rolle und Bereiche', stakeholders: 'Beteiligte', history: 'Verlauf' },
  view: { label: 'Wessen Passung', considered: 'Vorgesehen {{count}}', all: 'Alle fertigen {{count}}' },
  filter: {
    status: 'Status',
    group: 'Gruppe',
    all: 'alle',
    gone: 'nicht mehr da',
    nobody: 'Niemand hier hat diesen Status oder gehört zu dieser Gruppe.',
  },
  turnedDown: {
    title: 'Nicht weiter: {{count}}',
    text: 'Gründe und Notizen sieht nur die Administration dieses Arbeitsbereichs.',
    list: 'Personen, für die es bei dieser Rolle nicht weitergeht',
  },
  column: { person: 'Person', fit: 'Passung · 90 %', costs: 'Was die Passung senkt' },
  lead: {
    count: 'Etwa {{count}} von 100',
    little:
      'Menschen der Normgruppe erreichen nach unserem Modell eine hohe Übereinstimmung. Sie allein sagt hier wenig.',
    telling: 'Menschen der Normgruppe erreichen nach unserem Modell eine hohe Übereinstimmung.',
    broad:
      'Menschen der Normgruppe erreichen nach unserem Modell eine hohe Übereinstimmung: Fast alle passen.',
    edit: 'Bereiche bearbeiten',
    median:
      'Die Hälfte der Normgruppe liegt bei {{median}} oder darüber. Die Norm ist vorläufig: englischsprachige Freiwillige aus dem Internet.',
  },
  group: {
    several: 'Diese {{number}} liegen zu nah beieinander',
    one: 'Diese Person unterscheidet sich von den anderen',
    oneBelow: 'Diese Person unterscheidet sich von allen darüber',
    drawn: 'in ausgeloster Reihenfolge',
    below: 'sie unterscheiden sich von allen darüber',
    belowTop: 'niedriger als die erste der {{number}}, aber nicht als alle',
    belowOne: 'niedriger als die Person darüber',
  },
  row: {
    more: 'Mehr zu {{name}}',
    select: '{{name}} auswählen',
    arithmetic: 'Zeigen, was die Passung von {{name}} mindert',
    notFurther: 'Für diese Rolle nicht weiter im Verfahren',
    group: 'Gruppe {{index}} von {{of}}',
    cost: '{{traitIn}} {{place}} kostet {{points}}',
  },
  arithmetic: 'Was die Passung senkt',
  tied_one: '{{count}} weitere Person liegt zu nah an {{name}}, um sie zu unterscheiden',
  tied_other: '{{count}} weitere Personen liegen zu nah an {{name}}, um sie zu unterscheiden',
  unfinished_one: '{{count}} weitere Person ist noch nicht fertig.',
  unfinished_other: '{{count}} weitere Personen sind noch nicht fertig.',
  remind: '{{count}} erinnern',
  waiting: {
    list: 'Wer noch nicht fertig ist',
    show: 'Zeigen',
    hide: 'Verbergen',
    all: 'Alle {{count}} in der Liste',
  },
  bar: {
    label: 'Ausgewählte Personen',
    count: '{{count}} ausgewählt',
    clear: 'Auswahl aufheben',
    sheets_one: 'Interviewbogen',
    sheets_other: 'Interviewbögen',
    more: 'Mehr für die Ausgewählten',
    sameShort: 'In der Passung nicht zu unterscheiden',
    differentShort: 'Verschieden in der Passung',
    same: 'In der Passung nicht zu unterscheiden, auch in keinem Merkmal',
    sameBut: 'In der Passung nicht zu unterscheiden; verschieden: {{traitsIn}}',
    different: 'In der Passung verschieden, in keinem einzelnen Merkmal messbar',
    differentIn: 'In der Passung verschieden, außerdem: {{traitsIn}}',
  },
  empty: {
    considered: 'Für diese Rolle ist noch niemand vorgesehen',
    consideredText: 'Lade Personen dafür ein oder wähle unter denen, die fertig sind.',
    choose: 'Unter {{count}} Fertigen wählen',
    waiting: 'Noch kein Ergebnis',
    waitingText: 'Sobald eines da ist, steht hier die Passung zu dieser Rolle.',
    finished: 'Noch niemand hat die Befragung abgeschlossen',
    finishedText: 'Lade Talente ein. Sobald jemand fertig ist, steht hier die Passung zu dieser Rolle.',
  },
  open: {
    title: 'Diese Rolle hat noch keine Anforderungen',
    text: 'Es ist kein Bereich gesetzt, deshalb gibt es keine Passung.',
  },
  history: {
    version: 'Version {{number}}',
    range: '{{name}} {{min}} bis {{max}}',
    weight: 'Gewicht {{weight}}',
    before: '(vorher: {{min}} bis {{max}}, Gewicht {{weight}})',
    reach:
      'Nach unserem Modell erreichen mit diesen Bereichen etwa {{count}} von 100 Menschen der Normgruppe eine hohe Übereinstimmung.',
  },
};

import type { Translation } from '../../base/languages.ts';
import type { fairnessEn } from './fairness.en.ts';

export const fairnessDe: Translation<typeof fairnessEn> = {
  coarse:
    'Für den Betriebsrat stehen Personen in Fünferschritten und Anteile in Schritten von fünf Prozent. Die Verhältnisse sind daraus gerechnet und deshalb ungefähr.',
  law: 'Alter und Geschlecht werden in der Befragung erfragt, gehen in keinen Wert ein und stehen nie neben einem Ergebnis.',
  undisclosed: 'Etwa {{people}} Personen ohne Angabe zum Geschlecht gehören zu keiner dieser Gruppen.',
  undisclosedFew:
    'Personen ohne Angabe zum Geschlecht, bisher weniger als {{least}}, gehören zu keiner dieser Gruppen.',
  groups: {
    names: { male: 'Männer', female: 'Frauen', diverse: 'Divers' },
    inLine: { male: 'Männer', female: 'Frauen', diverse: 'diverse Personen' },
    of: { male: 'Männern', female: 'Frauen', diverse: 'diversen Personen' },
    ages: { from16: '16–29', from30: '30–44', from45: '45–59', from60: 'ab 60' },
    ofAges: {
      from16: 'Personen im Alter von 16 bis 29 Jahren',
      from30: 'Personen im Alter von 30 bis 44 Jahren',
      from45: 'Personen im Alter von 45 bis 59 Jahren',
      from60: 'Personen ab 60 Jahren',
    },
  },
  dimensions: { gender: 'Nach Geschlecht', age: 'Nach Alter' },
  captions: {
    dots: '{{outcome}} {{by}}: Anteil jeder Gruppe mit 95-%-Intervall',
    groups: '{{outcome}} {{by}}: Anteil jeder Gruppe',
    ratios: '{{outcome}} {{by}}: Verhältnis jeder Gruppe und der größten',
    trend: '{{outcome}} {{by}}: Anteil jeder Gruppe nach Zeitraum',
    by: { gender: 'nach Geschlecht', age: 'nach Alter' },
  },
  byNorm: {
    title: 'Was die Bereiche durchlassen',
    lead: 'Wie viele Menschen der veröffentlichten Normgruppen mit jeder Rolle hoch übereinstimmen würden. Niemand aus diesem Arbeitsbereich geht in diese Zahlen ein.',
    none: 'Noch hat keine Rolle in Gebrauch Bereiche.',
    fine: 'Von {{total}} Rollen hat keine ein Verhältnis unter {{least}}.',
    low_one:
      'Eine von {{total}} Rollen lässt aus einer Gruppe deutlich weniger Menschen durch: Ihr Verhältnis liegt unter {{least}}. Braucht die Arbeit jeden ihrer Bereiche?',
    low_other:
      '{{count}} von {{total}} Rollen lassen aus einer Gruppe deutlich weniger Menschen durch: Ihr Verhältnis liegt unter {{least}}. Braucht die Arbeit jeden ihrer Bereiche?',
    limit: 'Veröffentlichte Rollen und die neuesten anderen, höchstens {{count}}.',
    published: 'Veröffentlicht',
    list: 'Rollen, das kleinste Verhältnis zuerst',
    more_one: 'Eine weitere Rolle zeigen',
    more_other: '{{count}} weitere Rollen zeigen',
    less: 'Weniger Rollen zeigen',
  },
  compare: {
    title: 'Wie Gruppen abschneiden',
    note: 'Jeder Punkt ist der Anteil einer Gruppe, der Balken sein 95-%-Intervall. Gruppen mit weniger als {{least}} Personen fehlen, ebenso ein Zeitraum oder eine Rolle, aus denen sich die übrigen errechnen ließen. Unter {{firm}} folgt aus den Zahlen nichts, und der Punkt ist hohl. Verglichen wird jede Gruppe mit der größten. Orange heißt: Das Verhältnis liegt unter {{ratio}} und das ganze Intervall unter 1. Von zwanzig solchen Intervallen liegt etwa eines zufällig daneben.',
    howToRead: 'So liest du das',
    role: 'Assessments',
    ofRole:
      'Für eine einzelne Rolle lässt sich nur die Übereinstimmung mit ihr vergleichen: Wer in der engeren Wahl oder eingestellt ist, wird für den Arbeitsbereich festgehalten, nicht für eine Rolle.',
    allRoles: 'Alle Rollen zusammen',
    outcome: 'Was verglichen wird',
    none: 'Für einen Vergleich von Gruppen sind es noch zu wenige Personen. Eine Gruppe ist ab {{least}} Personen zu sehen.',
    noneHere: 'Dafür sind es zu wenige Personen. Eine Gruppe ist ab {{least}} Personen zu sehen.',
    alone: '{{hits}} von 100 {{of}} (n = {{people}}). Keine andere Gruppe hat {{least}} Personen.',
    rates: '{{low}} von 100 {{lowOf}} (n = {{lowPeople}}), {{high}} von 100 {{highOf}} (n = {{highPeople}}).',
    conspicuous: 'Genauer ansehen: {{list}}.',
    row: '{{rate}} von {{people}}',
  },
  outcomes: {
    strong: 'Hohe Übereinstimmung',
    shortlisted: 'Engere Wahl',
    hired: 'Eingestellt',
    unremarkable: 'Ohne Hinweis zur Qualität',
  },
  outcomeNotes: {
    strong:
      'Hohe Übereinstimmung mit der Rolle des Assessments. Wer Ranglisten widerspricht, zählt nicht mit; Ergebnisse, die mit Vorsicht zu lesen sind, auch nicht. Jede Person zählt einmal, mit dem letzten Assessment.',
    shortlisted:
      'In der engeren Wahl oder eingestellt, von allen, die an einem Assessment teilgenommen haben, gleich für welche Rolle. Wer bei jeder Rolle, für die ein Assessment stattfand, „nicht weiter“ ist, zählt nicht dazu. Jede Person zählt einmal.',
    hired:
      'Eingestellt, von allen, die an einem Assessment teilgenommen haben, gleich für welche Rolle. Wer bei jeder Rolle, für die ein Assessment stattfand, „nicht weiter“ ist, zählt nicht dazu. Jede Person zählt einmal.',
    unremarkable:
      'Befragungen, bei denen an der Art zu antworten nichts auffiel. Von jeder Person zählt die neueste.',
  },
  verdicts: {
    low: 'Verhältnis {{ratio}}, 95-%-Intervall {{from}} bis {{to}}: kaum nur Zufall und unter {{least}}. Sieh dir genauer an, woran das liegt.',
    different:
      'Verhältnis {{ratio}}, 95-%-Intervall {{from}} bis {{to}}: kaum nur Zufall, aber nicht unter {{least}}.',
    inconspicuous: 'Verhältnis {{ratio}}, 95-%-Intervall {{from}} bis {{to}}: nicht auffällig.',
    open: 'Verhältnis {{ratio}}, 95-%-Intervall {{from}} bis {{to}}: Ob sich die Gruppen unterscheiden, weiß man bei so wenigen nicht.',
    few: 'Verhältnis {{ratio}}, 95-%-Intervall {{from}} bis {{to}}. Bei weniger als {{firm}} Personen in einer Gruppe weiß man nicht, was das heißt.',
    nobody: 'Es trifft in beiden Gruppen auf niemanden zu, deshalb gibt es kein Verhältnis.',
  },
  shortVerdicts: {
    low: 'genauer ansehen',
    different: 'verschieden',
    inconspicuous: 'nicht auffällig',
    open: 'offen',
    few: 'zu wenige Personen',
    nobody: 'niemand',
  },
  others: '{{lower}} zu {{higher}}: {{ratio}} ({{from}} bis {{to}}), {{verdict}}',
  othersNobody: '{{lower}} und {{higher}}: niemand',
  trend: {
    title: 'Im Zeitverlauf',
    year: '{{year}}',
    half1: 'dem ersten Halbjahr {{year}}',
    half2: 'dem zweiten Halbjahr {{year}}',
    short1: '1. Hj. {{year}}',
    short2: '2. Hj. {{year}}',
    sentence: 'Zwischen {{first}} und {{last}}: {{list}}.',
    group: '{{group}} von {{from}} auf {{to}} von 100 (n = {{fromPeople}}, {{toPeople}})',
    period: 'Zeitraum',
    cell: '{{rate}} von {{people}}',
  },
  tables: {
    group: 'Gruppe',
    people: 'Personen',
    rate: 'Anteil',
    interval: '95-%-Intervall',
    pair: 'Kleinerer durch größeren',
    ratio: 'Verhältnis',
    fisher: 'Fisher-Test, p',
    between: '{{from}} bis {{to}}',
    exact: 'Die Intervalle der Verhältnisse sind exakt (Score-Statistik, nach Chan und Zhang).',
    score:
      'Diese Gruppen sind so groß, dass die Intervalle der Verhältnisse Score-Intervalle sind (Koopman).',
    pairOf: '{{lower}} / {{higher}}',
  },
  means: {
    title: 'Mittelwerte der Merkmale',
    lead: 'Wie weit die Mittelwerte zweier Gruppen auseinanderliegen, in Standardabweichungen (d), mit 95-%-Intervall. Alle Ergebnisse sind dafür auf die veröffentlichte Norm bezogen. 0,2 ist klein, 0,5 mittel, 0,8 groß. Keine Seite eines Merkmals ist besser, deshalb ist hier nichts farbig.',
    none: 'Noch zu wenige Personen: Es braucht zwei Gruppen mit je {{least}}.',
    pair: '{{group}} (n = {{people}}) neben {{reference}} (n = {{referencePeople}})',
    differ: 'Über den Zufall hinaus verschieden sind die Mittelwerte bei {{list}}.',
    higher: '{{traitDative}} ({{group}} höher, d = {{d}})',
    open: 'Bei keinem Merkmal zeigen diese Daten, dass sich die Mittelwerte unterscheiden.',
    few: 'Bei weniger als {{firm}} Personen in einer Gruppe folgt daraus nichts.',
    left: '{{reference}} höher',
    right: '{{group}} höher',
    row: '{{d}} ({{from}} bis {{to}})',
  },
};

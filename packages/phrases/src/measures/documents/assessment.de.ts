import type { Translation } from '../../base/languages.ts';
import { fitBandsDe, heldBackDe, surveyStatesDe } from '../../base/common-labels.de.ts';
import type { assessmentEn } from './assessment.en.ts';

export const assessmentDe: Translation<typeof assessmentEn> = {
  label: 'Assessment-Bericht',
  subtitle: '{{workspace}} · Rolle: {{role}}',
  lead: 'Dieser Bericht zeigt, wo die Teilnehmenden eines Assessments stehen und wie ihre Ergebnisse neben dem Bereich liegen, der für die Rolle festgelegt wurde. Er bereitet Gespräche vor und trifft keine Entscheidung.',
  facts: {
    role: 'Rolle',
    period: 'Zeitraum',
    purpose: 'Zweck',
    participants: 'Teilnehmende',
    results: 'Mit Ergebnis',
    rule: 'Passungsregel',
  },
  purposes: { team_evaluation: 'Teameinschätzung', recruiting: 'Personalauswahl' },
  statuses: surveyStatesDe,
  held: heldBackDe,
  noRole: 'gelöschte Rolle',
  overview: {
    title: 'Die Teilnehmenden',
    lead: 'Die Passung sagt, wie nah ein Ergebnis am Bereich der Rolle liegt, in ganzen Zahlen von 0 bis 100. Das Intervall zeigt, wie weit sie sich allein durch den Messfehler verschieben kann.',
    caption: 'Teilnehmende mit Status und Passung',
    columns: {
      name: 'Name',
      status: 'Status',
      fit: 'Passung',
      interval: '90-%-Intervall',
      band: 'Übereinstimmung',
      quality: 'Antwortqualität',
    },
    bands: fitBandsDe,
    reach:
      'Nach unserem Modell erreichen bei diesem Bereich etwa {{strong}} von 100 Menschen der Normgruppe hohe Übereinstimmung, {{partial}} von 100 mindestens teilweise.',
    noFit: 'keine',
    leftOut: 'auf eigenen Wunsch nicht in Ranglisten',
    noRequirement:
      'Die Rolle legt keinen Bereich fest, deshalb gibt es keine Passung. Lege in der Rolle einen Bereich fest und erstelle den Bericht neu.',
    groups: {
      several: 'Diese {{count}} sind nicht zu unterscheiden',
      one: 'Diese Person steht für sich',
      drawn: 'in ausgeloster Reihenfolge',
      below_one: 'unterscheidet sich von allen darüber',
      below_other: 'sie unterscheiden sich von allen darüber',
      belowTop: 'niedriger als die Spitze der Gruppe darüber, aber nicht als alle',
      others: 'Ohne Passung',
    },
    overlap:
      'Die Gruppen sind nach der Passung geordnet. Innerhalb einer Gruppe erklärt der Messfehler die Unterschiede, deshalb ist die Reihenfolge dort für diese Rolle ausgelost. Vorn zu stehen ist keine Empfehlung.',
    nobody: 'Noch hat niemand die Befragung abgeschlossen.',
    allHeld: 'Alle Ergebnisse werden noch zurückgehalten, damit die Personen ihres zuerst sehen.',
  },
  range: {
    title: 'Der Bereich der Rolle',
    lead: 'Menschen, die die Arbeit kennen, haben den Bereich festgelegt. Ein Bereich über die ganze Skala verlangt nichts und zählt nicht.',
    caption: 'Bereich und Gewicht jedes Merkmals',
    columns: { trait: 'Merkmal', range: 'Bereich', weight: 'Gewicht' },
    whole: 'keine Anforderung',
  },
  distribution: {
    title: 'Die Gruppe neben dem Bereich',
    lead: 'Jeder Punkt ist eine teilnehmende Person mit Ergebnis, ohne Namen. Das getönte Band ist der Bereich der Rolle.',
  },
  people: {
    title: 'Person für Person',
    lead: 'Alle bekommen dieselben Fragen. Bei jeder Person steht, wo ihr nachhakt.',
    leftOut:
      'Auf eigenen Wunsch nicht in Ranglisten: Dieses Ergebnis wird nicht mit dem Bereich verglichen. Lesbar bleibt es.',
    none: 'Alle gezählten Merkmale liegen im Bereich.',
  },
  use: {
    title: 'Diesen Bericht fair verwenden',
    points: [
      'Stelle allen dieselben Fragen zur Arbeit und halte die Antworten fest, bevor du vergleichst.',
      'Betrachte das Ergebnis zusammen mit Erfahrung, Können, Arbeitsproben und Referenzen.',
      'Keine Entscheidung beruht allein auf der Zahl. Menschen entscheiden und verantworten die Entscheidung.',
      'Ein Hinweis zur Antwortqualität ist ein Anlass zum Gespräch oder für eine kostenlose Wiederholung, kein Grund für eine Absage.',
      'Alter und Geschlecht spielen in keinem Wert dieses Berichts eine Rolle.',
      'Die beschriebenen Personen bekommen ihren eigenen Persönlichkeitsbericht. Mit einem Konto können sie ihre Passung zu dieser Rolle lesen, nicht aber, wo sie unter anderen stehen.',
    ],
  },
};

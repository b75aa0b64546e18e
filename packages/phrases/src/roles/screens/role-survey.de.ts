import type { Translation } from '../../base/languages.ts';
import type { roleSurveyEn } from './role-survey.en.ts';

export const roleSurveyDe: Translation<typeof roleSurveyEn> = {
  title: 'Was braucht die Rolle?',
  loading: 'Deine Seite wird geöffnet …',
  promise: '{{workspace}} sieht keine einzelnen Antworten.',
  promiseNobody: 'Niemand sieht einzelne Antworten.',
  failed: 'Die Seite ließ sich nicht öffnen',
  failedText: 'Bitte prüfe deine Verbindung und versuche es noch einmal.',
  intro: {
    eyebrow: '{{workspace}} fragt nach deiner Sicht',
    title: 'Was braucht die Rolle „{{role}}“?',
    lead: '{{name}} fragt Menschen, die die Arbeit kennen. Du sagst zu 20 kurzen Aussagen, wie gut sie darauf zutreffen.',
    leadNobody:
      'Wir fragen Menschen, die die Arbeit kennen. Du sagst zu 20 kurzen Aussagen, wie gut sie darauf zutreffen.',
    about: 'Über die Rolle',
    more: 'Mehr über die Rolle',
    purpose: 'Zweck',
    description: 'Beschreibung',
    accountabilities: 'Verantwortlichkeiten',
    value_creation: 'Welchen Wert sie schafft',
    time: 'Fünf Minuten',
    timeText:
      'Eine Aussage nach der anderen. Du kannst jederzeit aufhören und später mit demselben Link weitermachen.',
    work: 'Es geht um die Arbeit',
    workText:
      'Nicht um dich und nicht um Menschen, die sie machen. Auch „kann ich nicht sagen“ ist eine gute Antwort.',
    who: 'Wer was sieht',
    whoText:
      'Deine einzelnen Antworten sieht niemand. Sobald drei Personen geantwortet haben, sieht die Administration von {{workspace}} die zusammengeführten Bereiche und daneben die Bereiche jeder Person. Vorher sieht sie nur, dass du geantwortet hast.',
    kept: 'Deine Adresse',
    keptText:
      'Sie dient nur dieser Anfrage und wird 30 Tage nach dem Löschen der Rolle entfernt, oder 30 Tage nachdem die Anfrage ohne Antwort geendet hat.',
    start: 'Anfangen',
    resume: 'Weitermachen',
    resumeNote: '{{answered}} von {{total}} beantwortet',
    resumeDone: 'Alle Aussagen sind beantwortet',
  },
  shortened: { ai: 'von KI gekürzt', local: 'gekürzt, ohne KI', unknown: 'gekürzt' },
  saving: {
    saved: 'Gespeichert',
    waiting_one: '{{count}} Antwort ist noch nicht gespeichert',
    waiting_other: '{{count}} Antworten sind noch nicht gespeichert',
    position: '{{number}} von {{total}}',
  },
  check: {
    title: 'Alle {{total}} Aussagen sind beantwortet',
    lead: 'Gib deine Antworten ab. Danach lassen sie sich nicht mehr ändern.',
    same: 'Du hast überall dieselbe Antwort gegeben',
    sameText:
      'Die Aussagen beschreiben gegensätzliche Arbeitsweisen, können also nicht alle gleich zutreffen. So abgegeben ergeben deine Antworten keine Bereiche und zählen nicht mit.',
    torn: 'Zwei deiner Antworten zu {{traitDative}} zeigen in entgegengesetzte Richtungen',
    tornText: 'Das kann bei einer Arbeit so sein. Der Bereich für {{traitIn}} wird dann breiter.',
    look: 'Noch einmal ansehen',
    back: 'Zurück zu den Aussagen',
    send: 'Abgeben',
    failed: 'Deine Antworten ließen sich nicht abgeben. Bitte versuche es noch einmal.',
  },
  end: {
    title: 'Danke, deine Antworten sind da',
    lead: 'So siehst du die Rolle „{{role}}“. {{workspace}} führt das mit der Sicht anderer zusammen.',
    none: 'Deine Antworten waren alle gleich. Sie ergeben keine Bereiche und zählen nicht mit.',
    noTrait: 'Das konntest du nicht sagen.',
    range: '{{min}} bis {{max}} von 9',
    low: 'Gefragt ist: {{pole}}',
    high: 'Gefragt ist: {{pole}}',
    middle: 'Etwas zwischen „{{left}}“ und „{{right}}“',
    close: 'Du kannst diese Seite schließen. Dein Link öffnet sie wieder.',
  },
  state: {
    expired: 'Dieser Link ist abgelaufen',
    expiredText:
      'Bitte deine Kontaktperson bei {{workspace}} um einen neuen. Schon gespeicherte Antworten sind noch da.',
    paused: 'Diese Anfrage ist pausiert',
    pausedText: 'Sie kann gerade nicht beantwortet werden. Versuche den Link bitte später noch einmal.',
    closed: 'Dieser Link funktioniert nicht',
    closedText:
      'Vielleicht wurde die Anfrage zurückgezogen, oder die Rolle gibt es nicht mehr. Nimm den Link in der letzten E-Mail oder frag die Person, die dir geschrieben hat.',
  },
};

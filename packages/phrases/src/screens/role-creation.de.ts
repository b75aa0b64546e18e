import type { Translation } from '../languages.ts';
import type { roleCreationEn } from './role-creation.en.ts';

export const roleCreationDe: Translation<typeof roleCreationEn> = {
  roles: 'Rollen',
  title: 'Neue Rolle',
  lead: 'Wähle, wie du anfangen möchtest.',
  write: 'Rolle schreiben',
  otherWay: 'Anderer Weg',
  notAllowed: {
    title: 'Der Rollenassistent ist abgeschaltet',
    text: 'Eine Rolle lässt sich auch ohne ihn schreiben. Bitte die Person, die deinen Arbeitsbereich bei Quint betreut, ihn einzuschalten.',
  },
  ways: {
    assistant: {
      title: 'Frage für Frage',
      text: 'Fünf Fragen, die zu einer guten Beschreibung führen, in 5 bis 10 Minuten.',
    },
    templates: {
      title: 'Aus einer vorhandenen Rolle',
      text: 'Übernimm Texte und Bereiche einer anderen Rolle und ändere, was abweicht.',
    },
    empty: {
      title: 'Leere Rolle',
      text: 'Du weißt, was du brauchst: Schreib es auf und setze die Bereiche.',
    },
    stakeholders: {
      title: 'Mit Beteiligten',
      text: 'Wer mit der Rolle arbeitet, weiß, was sie braucht. So fragst du danach.',
    },
  },
  templates: {
    lead: 'Wähle die Rolle, von der du ausgehst. Sie bleibt, wie sie ist.',
    none: 'Es gibt noch keine Rolle, von der du ausgehen kannst',
    noneText: 'Schreib die erste; aus ihr lassen sich andere machen.',
  },
  assistant: {
    lead: 'Nimm dir 5 bis 10 Minuten und notiere zu jeder Frage ein, zwei Sätze. Schreib sie dann in die Rolle.',
    steps: {
      one: {
        title: 'Wie heißt die Rolle?',
        text: 'Ein Name, den auch Menschen außerhalb deines Unternehmens verstehen.',
      },
      two: { title: 'Warum gibt es sie?', text: 'Ein Satz: Was würde ohne sie fehlen?' },
      three: {
        title: 'Wofür steht sie ein?',
        text: 'Die drei wichtigsten Verantwortlichkeiten, eine pro Zeile.',
      },
      four: {
        title: 'Welchen Wert schafft sie, und für wen?',
        text: 'Kunden, Kolleginnen, das Unternehmen: Wer merkt es zuerst?',
      },
      five: {
        title: 'Welches Verhalten macht sie erfolgreich?',
        text: 'Für jedes Merkmal: Verlangt die Arbeit einen niedrigen, mittleren oder hohen Wert? Lass ein Merkmal bei 1 bis 9, wo es keine Rolle spielt.',
      },
    },
  },
  stakeholders: {
    lead: 'Frag drei bis fünf Menschen, jeden für sich, und trag zusammen, worin sie übereinstimmen.',
    steps: {
      one: {
        title: 'Wähle, wen du fragst',
        text: 'Die künftige Führung, zwei aus dem Team, jemand, der die Ergebnisse der Arbeit bekommt.',
      },
      two: {
        title: 'Frag nach Situationen',
        text: 'Wann lief es in dieser Rolle gut oder schlecht, und woran lag es?',
      },
      three: {
        title: 'Frag nach Verhalten',
        text: 'Wovon sollte jemand in dieser Rolle mehr tun als andere, wovon weniger?',
      },
      four: {
        title: 'Vergleiche',
        text: 'Setze einen engen Bereich nur, wo die meisten übereinstimmen; lass die anderen weit.',
      },
      five: {
        title: 'Schreib es auf',
        text: 'In die Rolle, mit den Gründen. Zeig sie denen, die du gefragt hast.',
      },
    },
  },
  public: {
    title: 'Eine Rolle beschreiben',
    lead: 'Fünf Fragen, die zu einer guten Beschreibung einer Rolle führen. Mit Bereichen für die fünf Merkmale siehst du, wie Talente zu ihr passen.',
    login: 'Anmelden und schreiben',
    plans: 'Tarife ansehen',
  },
  stakeholder: {
    title: 'Antwort aus dem Umfeld',
    from: 'Von',
    asked: 'Gefragt am',
    answered: 'Beantwortet am',
    open: 'noch nicht beantwortet',
    ranges: 'Was die Rolle braucht',
    noRanges: 'Es wurde kein Bereich genannt.',
    missing: 'Von dieser Person gibt es keine Antwort',
  },
};

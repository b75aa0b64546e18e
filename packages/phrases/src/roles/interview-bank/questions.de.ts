import type { Translation } from '../../base/languages.ts';
import type { questionsEn } from './questions.en.ts';

export const questionsDe: Translation<typeof questionsEn> = {
  O: {
    below: {
      title: 'Eine neue Arbeitsweise',
      main: 'Erzähl uns von einer Situation, in der du eine bewährte Arbeitsweise aufgeben musstest. Wie bist du vorgegangen?',
      followUps: {
        first: 'Was hast du zuerst ausprobiert, und was hast du so gelassen, wie es war?',
        second: 'Woran hast du gemerkt, ob die neue Arbeitsweise besser war?',
      },
      anchors: {
        low: 'Ist beim Alten geblieben, bis etwas anderes verlangt wurde. Nennt keinen eigenen Versuch.',
        middle:
          'Hat die neue Arbeitsweise gelernt und angewendet, als sie verlangt wurde. Nennt, was gut lief und was nicht.',
        high: 'Hat von sich aus nach einem besseren Weg gesucht, ihn im Kleinen ausprobiert, mit dem alten verglichen und danach noch verbessert.',
      },
    },
    above: {
      title: 'Arbeit, die gleich bleibt',
      main: 'Erzähl uns von einer Aufgabe, die lange gleich blieb. Wie hast du die Qualität gehalten?',
      followUps: {
        first: 'Was hast du jedes Mal geprüft, und wie?',
        second:
          'Wann hast du zuletzt eine Idee für eine Änderung zurückgestellt? Was hat den Ausschlag gegeben?',
      },
      anchors: {
        low: 'Hat die Arbeitsweise immer wieder geändert oder die Qualität aus dem Blick verloren. Nennt keine Prüfung.',
        middle: 'Hat sich an die vereinbarten Schritte gehalten, das Ergebnis geprüft und Fehler behoben.',
        high: 'Hat sich über lange Zeit an die vereinbarten Schritte gehalten, Prüfungen eingebaut, kleine Fehler früh bemerkt und Änderungen vorgeschlagen, ohne den Ablauf zu stören.',
      },
    },
  },
  C: {
    below: {
      title: 'Eine Zusage in Gefahr',
      main: 'Erzähl uns von einer Situation, in der eine Zusage von dir zu kippen drohte. Was hast du getan?',
      followUps: {
        first: 'Wie hast du im Blick behalten, was noch zu tun war?',
        second: 'Wem hast du wann Bescheid gegeben, und was hast du gesagt?',
      },
      anchors: {
        low: 'Hat es spät oder erst auf Nachfrage bemerkt und anderen oder dem Zufall überlassen. Nennt keinen Weg, den Überblick zu behalten.',
        middle:
          'Hat es rechtzeitig bemerkt, die Arbeit umgestellt und geliefert oder einen neuen Termin vereinbart, bevor der alte verstrichen war.',
        high: 'Hatte von Anfang an den Überblick, hat das Risiko früh gesehen, den Beteiligten Bescheid gegeben, das Wichtigste geliefert und für das nächste Mal etwas geändert.',
      },
    },
    above: {
      title: 'Ein Plan, der nicht mehr aufging',
      main: 'Erzähl uns von einer Situation, in der ein guter Plan von dir nicht mehr aufging. Was hast du als Nächstes getan?',
      followUps: {
        first: 'Was hast du weggelassen, und wie hast du es ausgewählt?',
        second:
          'Wann hast du zuletzt etwas abgegeben, das weniger fertig war, als du wolltest? Wie bist du vorgegangen?',
      },
      anchors: {
        low: 'Hat am Plan festgehalten, obwohl er nicht mehr aufging, oder auf Anweisungen gewartet. Nennt nichts, was weggelassen wurde.',
        middle: 'Hat rechtzeitig neu geplant, weniger Wichtiges weggelassen und den Rest fertig gemacht.',
        high: 'Hat schnell entschieden, was gut genug ist, den Beteiligten Bescheid gegeben, angefangen, bevor alles geklärt war, und den Plan unterwegs angepasst.',
      },
    },
  },
  E: {
    below: {
      title: 'Andere gewinnen',
      main: 'Erzähl uns von einer Situation, in der du fremde Menschen gewinnen musstest. Wie bist du vorgegangen?',
      followUps: {
        first: 'Was hast du als Erstes gesagt, und wie haben die anderen reagiert?',
        second: 'Was hast du getan, wenn sich jemand zurückhielt?',
      },
      anchors: {
        low: 'Hat gewartet, bis andere anfingen, oder ist bei Bekannten geblieben. Nennt keinen eigenen Schritt.',
        middle:
          'Ist auf andere zugegangen, als es verlangt war, hatte sich vorher überlegt, was zu sagen ist, und kam ins Gespräch.',
        high: 'Ist von sich aus auf andere zugegangen, hat Zurückhaltende einbezogen und einen anderen Weg versucht, als der erste nicht ankam.',
      },
    },
    above: {
      title: 'Zuhören',
      main: 'Erzähl uns von einem Gespräch, in dem Zuhören wichtiger war als Reden. Was hast du getan?',
      followUps: {
        first: 'Was hast du gefragt, und was hast du erfahren, das du vorher nicht wusstest?',
        second:
          'Wann hast du zuletzt längere Zeit allein an etwas gearbeitet? Wie hast du deine Tage eingeteilt?',
      },
      anchors: {
        low: 'Gibt vor allem die eigenen Worte wieder. Kann nicht sagen, worum es der anderen Person ging.',
        middle: 'Hat die andere Person ausreden lassen, nachgefragt und kann sagen, worum es ihr ging.',
        high: 'Hat sich Zeit genommen, erst weitergefragt und dann geantwortet, geprüft, ob alles richtig verstanden war, und danach gehandelt.',
      },
    },
  },
  A: {
    below: {
      title: 'Eine Meinungsverschiedenheit',
      main: 'Erzähl uns von einer Meinungsverschiedenheit mit einer Person, auf die du angewiesen warst. Wie ging die Zusammenarbeit weiter?',
      followUps: {
        first: 'Wie hast du herausgefunden, worum es der anderen Person ging?',
        second: 'Was hast du an dem geändert, was du wolltest oder getan hast?',
      },
      anchors: {
        low: 'Hat die eigene Sicht durchgesetzt oder den Kontakt abgebrochen. Kann nicht sagen, was die andere Person wollte.',
        middle:
          'Hat die andere Sicht angehört, eine Lösung vereinbart, mit der beide arbeiten konnten, und sich daran gehalten.',
        high: 'Hat früh und direkt mit der anderen Person gesprochen, gibt ihre Sicht fair wieder, hat nachgegeben, wo es sinnvoll war, und beide haben weiter zusammengearbeitet.',
      },
    },
    above: {
      title: 'Nein sagen',
      main: 'Erzähl uns von einer Situation, in der du jemandem, mit dem du gern arbeitest, etwas abschlagen musstest. Wie hast du es gesagt?',
      followUps: {
        first: 'Was hat die andere Person gesagt, und was hast du geantwortet?',
        second:
          'Wann hast du zuletzt jemandem kritische Rückmeldung gegeben? Wie hast du dich vorbereitet, und was ist daraus geworden?',
      },
      anchors: {
        low: 'Hat nachgegeben, es aufgeschoben oder anderen überlassen. Nennt kein klares Nein.',
        middle: 'Hat klar abgelehnt, den Grund genannt und ist auf erneute Bitte dabei geblieben.',
        high: 'Hat früh und direkt abgelehnt, den Grund genannt, angeboten, was möglich war, ist unter Druck dabei geblieben und hat danach noch einmal das Gespräch gesucht.',
      },
    },
  },
  ES: {
    below: {
      title: 'Mehrere Termine zugleich',
      main: 'Erzähl uns von einer Woche, in der mehrere Termine zusammenfielen. Wie hast du deine Arbeit eingeteilt?',
      followUps: {
        first: 'Was hast du als Erstes getan, als du gesehen hast, dass die Zeit knapp wird?',
        second: 'Was hat nicht geklappt, und was hast du getan, gleich nachdem du es bemerkt hast?',
      },
      anchors: {
        low: 'Hat vieles angefangen und wenig fertig gemacht oder gewartet, bis es vorbei war. Kann nicht sagen, was zuerst kam und warum.',
        middle:
          'Hat die Aufgaben nach Wichtigkeit geordnet, abgearbeitet und um Hilfe oder mehr Zeit gebeten, wo es nötig war.',
        high: 'Hat es kommen sehen, die Reihenfolge abgestimmt, ist im Umgang mit anderen sachlich geblieben, hat einen Fehler sofort behoben und mit der nächsten Aufgabe weitergemacht.',
      },
    },
    above: {
      title: 'Ein frühes Anzeichen',
      main: 'Erzähl uns von einer Situation, in der du ein Risiko früher bemerkt hast als andere. Was hast du daraufhin getan?',
      followUps: {
        first: 'Was genau hattest du gesehen oder gehört, und wem hast du es gesagt?',
        second:
          'Wann stand jemand im Team stärker unter Druck als du? Woran hast du es gemerkt, und was hast du getan?',
      },
      anchors: {
        low: 'Nennt kein selbst bemerktes Risiko, oder hat es bemerkt und niemandem gesagt.',
        middle:
          'Hat das Risiko bemerkt, einer zuständigen Person Bescheid gegeben und getan, was vereinbart wurde.',
        high: 'Hat kleine Anzeichen früh bemerkt, geprüft und so weitergegeben, dass die Beteiligten sie ernst nahmen, und ist drangeblieben, bis es geklärt war.',
      },
    },
  },
};

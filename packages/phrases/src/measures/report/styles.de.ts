import type { Translation } from '../../base/languages.ts';
import type { stylesEn } from './styles.en.ts';

export const stylesDe: Translation<typeof stylesEn> = {
  title: 'Verhaltensstil im Kontakt mit anderen',
  intro:
    'Die vier Balken beschreiben, wie jemand in Gespräch und Zusammenarbeit wirken kann. Alle vier folgen nach einer festen Formel aus den fünf Merkmalen und sind keine eigene Messung.',
  caption: 'Abgeleitet aus den Big Five, kein DiSG-Test.',
  use: 'Die Ansicht dient nur der Verständigung. In Passungszahlen, Rangfolgen oder Filter geht davon nichts ein.',
  scale:
    'Die Skala reicht von 1 (weniger als bei den meisten der Normgruppe) bis 9 (mehr als bei den meisten). Der Balken durch jeden Punkt ist der Messfehler (90 %).',
  also: {
    low: 'Der Messfehler lässt auch zu: weniger als bei den meisten.',
    middle: 'Der Messfehler lässt auch zu: etwa so wie bei den meisten.',
    high: 'Der Messfehler lässt auch zu: mehr als bei den meisten.',
  },
  primary: 'Am höchsten von den vieren: {{style}}',
  unpronounced:
    'Keiner der vier Stile hebt sich deutlich von den meisten ab, deshalb sind die Hinweise nur ein Anhalt.',
  mixed:
    'Keiner der vier Stile liegt klar vorn: {{first}} und {{second}} liegen nah beieinander. Je nach Situation kann der eine oder der andere stärker hervortreten; beide lohnen einen Blick.',
  unavailable: 'Zu wenige Antworten für diese Ansicht.',
  tipsTitle: { talent: 'Was dir im Gespräch helfen kann', employer: 'Was im Gespräch helfen kann' },
  styles: {
    D: {
      letter: 'D',
      name: 'Direkt',
      bands: {
        low: 'Tempo, klare Worte und das Drängen auf Ergebnisse stehen wohl weniger im Vordergrund als bei den meisten.',
        middle: 'Tempo, klare Worte und Ergebnisse sind wohl etwa so wichtig wie bei den meisten.',
        high: 'Tempo, klare Worte und Ergebnisse stehen wohl stärker im Vordergrund als bei den meisten, und Widerspruch wird eher ausgesprochen.',
      },
      tips: [
        'Komm früh auf den Punkt und nenne das Ergebnis, das du suchst.',
        'Biete mehrere Wege zur Wahl statt einer fertigen Lösung.',
        'Widersprich offen und mit Gründen; Andeutungen gehen vielleicht unter.',
      ],
      wishes: [
        'Es kommt dir wohl entgegen, wenn andere früh auf den Punkt kommen und das Ziel nennen.',
        'Mehrere Wege zur Wahl sind dir vielleicht lieber als eine fertige Lösung.',
        'Offener Widerspruch mit Gründen fällt dir vermutlich leichter als Andeutungen.',
      ],
    },
    I: {
      letter: 'I',
      name: 'Initiativ',
      bands: {
        low: 'Lebhafter Austausch und Begeisterung stehen wohl weniger im Vordergrund als bei den meisten.',
        middle: 'Austausch, Begeisterung und gute Beziehungen sind wohl etwa so wichtig wie bei den meisten.',
        high: 'Austausch, Begeisterung und gute Beziehungen stehen wohl stärker im Vordergrund als bei den meisten, und Ideen entstehen im Gespräch.',
      },
      tips: [
        'Lass Zeit für ein persönliches Wort, bevor es zur Sache geht.',
        'Denke laut mit und halte Absprachen danach schriftlich fest.',
        'Zeige Anerkennung offen und sprich Kritik unter vier Augen an.',
      ],
      wishes: [
        'Ein persönliches Wort vor der Sache kann dir den Einstieg leichter machen.',
        'Du denkst vermutlich gern laut; eine kurze Notiz danach hält Absprachen fest.',
        'Offene Anerkennung bedeutet dir wohl viel, Kritik hörst du vielleicht lieber unter vier Augen.',
      ],
    },
    S: {
      letter: 'S',
      name: 'Stetig',
      bands: {
        low: 'Ruhe, Geduld und Zusammenarbeit stehen wohl weniger im Vordergrund als bei den meisten.',
        middle: 'Ruhe, Verlässlichkeit und Zusammenarbeit sind wohl etwa so wichtig wie bei den meisten.',
        high: 'Ruhe, Verlässlichkeit und Zusammenarbeit stehen wohl stärker im Vordergrund als bei den meisten, und angekündigte Veränderungen sind willkommen.',
      },
      tips: [
        'Kündige Änderungen rechtzeitig an und erkläre den Grund.',
        'Frag direkt nach der Meinung und lass Zeit für die Antwort.',
        'Halte Absprachen ein; Verlässlichkeit zählt mehr als große Worte.',
      ],
      wishes: [
        'Es hilft dir wohl, Änderungen früh und mit Begründung zu erfahren.',
        'Du sagst vielleicht mehr, wenn du direkt gefragt wirst und Zeit für die Antwort hast.',
        'Eingehaltene Absprachen zählen für dich vermutlich mehr als große Worte.',
      ],
    },
    G: {
      letter: 'G',
      name: 'Gründlich',
      bands: {
        low: 'Fakten, Zahlen und Genauigkeit stehen wohl weniger im Vordergrund als bei den meisten.',
        middle: 'Fakten, Sorgfalt und klare Maßstäbe sind wohl etwa so wichtig wie bei den meisten.',
        high: 'Fakten, Sorgfalt und klare Maßstäbe stehen wohl stärker im Vordergrund als bei den meisten, und Qualität geht vor Tempo.',
      },
      tips: [
        'Schick Unterlagen vorab und bring Zahlen und Quellen mit.',
        'Beantworte Detailfragen geduldig; das dient der Sache.',
        'Vereinbare, was als fertig gilt und bis wann.',
      ],
      wishes: [
        'Unterlagen vorab, mit Zahlen und Quellen, können dir ein Gespräch erleichtern.',
        'Deine Detailfragen dienen der Sache; es kann helfen, das zu sagen.',
        'Es hilft dir wohl, wenn geklärt ist, was als fertig gilt und bis wann.',
      ],
    },
  },
};

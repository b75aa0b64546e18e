import type { Translation } from '../languages.ts';
import type { bordersEn } from './borders.en.ts';

export const bordersDe: Translation<typeof bordersEn> = {
  O: {
    lowMiddle:
      'Der Fehlerbalken reicht von niedrig bis mittel, also sind beide Lesarten möglich. Als niedrig gelesen: Bewährtes geht vor, und eine neue Idee muss erst den Nutzen zeigen. Als mittel gelesen: Neues und Bewährtes werden von Fall zu Fall abgewogen. Beispiele aus der Arbeit zeigen, was näher liegt.',
    middleHigh:
      'Der Fehlerbalken reicht von mittel bis hoch, also sind beide Lesarten möglich. Als mittel gelesen: Neue Ideen sind willkommen und werden nach dem Nutzen gefragt. Als hoch gelesen: Abwechslung und offene Fragen werden um der Sache willen gesucht. Beispiele aus der Arbeit zeigen, was näher liegt.',
  },
  C: {
    lowMiddle:
      'Der Fehlerbalken reicht von niedrig bis mittel, also sind beide Lesarten möglich. Als niedrig gelesen: Flexibilität geht vor, Pläne bleiben locker. Als mittel gelesen: Ordnung herrscht, wo es darauf ankommt, sonst bleibt Spielraum. Beispiele aus der Arbeit zeigen, was näher liegt.',
    middleHigh:
      'Der Fehlerbalken reicht von mittel bis hoch, also sind beide Lesarten möglich. Als mittel gelesen: Wie viel geplant wird, hängt davon ab, was auf dem Spiel steht. Als hoch gelesen: Planung, Sorgfalt und Ausdauer sind in den meisten Dingen Gewohnheit. Beispiele aus der Arbeit zeigen, was näher liegt.',
  },
  E: {
    lowMiddle:
      'Der Fehlerbalken reicht von niedrig bis mittel, also sind beide Lesarten möglich. Als niedrig gelesen: Ruhe und ein kleiner Kreis werden bevorzugt. Als mittel gelesen: Gesellschaft und Zeit allein sind je nach Anlass willkommen. Beispiele aus der Arbeit zeigen, was näher liegt.',
    middleHigh:
      'Der Fehlerbalken reicht von mittel bis hoch, also sind beide Lesarten möglich. Als mittel gelesen: Vorangehen und Zurückhaltung wechseln je nach Anlass. Als hoch gelesen: Austausch, Tempo und das Wort werden in den meisten Situationen gesucht. Beispiele aus der Arbeit zeigen, was näher liegt.',
  },
  A: {
    lowMiddle:
      'Der Fehlerbalken reicht von niedrig bis mittel, also sind beide Lesarten möglich. Als niedrig gelesen: Offene Worte und Zweifel gehen vor Harmonie. Als mittel gelesen: Wohlwollen ist da, und ein klares Nein, wenn zu viel verlangt wird. Beispiele aus der Arbeit zeigen, was näher liegt.',
    middleHigh:
      'Der Fehlerbalken reicht von mittel bis hoch, also sind beide Lesarten möglich. Als mittel gelesen: Hilfe und Vertrauen gibt es in Grenzen. Als hoch gelesen: Das gute Klima und die Anliegen anderer gehen meist vor. Beispiele aus der Arbeit zeigen, was näher liegt.',
  },
  ES: {
    lowMiddle:
      'Der Fehlerbalken reicht von niedrig bis mittel, also sind beide Lesarten möglich. Als niedrig gelesen: Druck ist schnell spürbar und wirkt eine Weile nach. Als mittel gelesen: Alltäglicher Druck macht wenig Mühe, nur größere Rückschläge wirken nach. Beispiele aus der Arbeit zeigen, was näher liegt.',
    middleHigh:
      'Der Fehlerbalken reicht von mittel bis hoch, also sind beide Lesarten möglich. Als mittel gelesen: Anspannung ist spürbar und legt sich meist bald. Als hoch gelesen: Die Ruhe bleibt meist auch dann, wenn es hektisch wird. Beispiele aus der Arbeit zeigen, was näher liegt.',
  },
};

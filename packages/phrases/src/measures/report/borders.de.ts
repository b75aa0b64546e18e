import type { Translation } from '../../base/languages.ts';
import type { bordersEn } from './borders.en.ts';

export const bordersDe: Translation<typeof bordersEn> = {
  O: {
    lowMiddle:
      'Der Fehlerbalken reicht von niedrig bis mittel, also sind beide Lesarten möglich. Für „niedrig“ spräche: Bewährtes geht vor, und eine neue Idee muss erst den Nutzen zeigen. Für „mittel“ spräche: Neues und Bewährtes werden von Fall zu Fall abgewogen. Beispiele aus der Arbeit zeigen, was eher zutrifft.',
    middleHigh:
      'Der Fehlerbalken reicht von mittel bis hoch, also sind beide Lesarten möglich. Für „mittel“ spräche: Neue Ideen sind willkommen und werden nach dem Nutzen gefragt. Für „hoch“ spräche: Abwechslung und offene Fragen werden um der Sache willen gesucht. Beispiele aus der Arbeit zeigen, was eher zutrifft.',
  },
  C: {
    lowMiddle:
      'Der Fehlerbalken reicht von niedrig bis mittel, also sind beide Lesarten möglich. Für „niedrig“ spräche: Flexibilität geht vor, Pläne bleiben locker. Für „mittel“ spräche: Ordnung herrscht, wo es darauf ankommt, sonst bleibt Spielraum. Beispiele aus der Arbeit zeigen, was eher zutrifft.',
    middleHigh:
      'Der Fehlerbalken reicht von mittel bis hoch, also sind beide Lesarten möglich. Für „mittel“ spräche: Wie viel geplant wird, hängt davon ab, was auf dem Spiel steht. Für „hoch“ spräche: Planung, Sorgfalt und Ausdauer sind in den meisten Dingen Gewohnheit. Beispiele aus der Arbeit zeigen, was eher zutrifft.',
  },
  E: {
    lowMiddle:
      'Der Fehlerbalken reicht von niedrig bis mittel, also sind beide Lesarten möglich. Für „niedrig“ spräche: Ruhe und ein kleiner Kreis werden bevorzugt. Für „mittel“ spräche: Gesellschaft und Zeit allein sind je nach Anlass willkommen. Beispiele aus der Arbeit zeigen, was eher zutrifft.',
    middleHigh:
      'Der Fehlerbalken reicht von mittel bis hoch, also sind beide Lesarten möglich. Für „mittel“ spräche: Vorangehen und Zurückhaltung wechseln je nach Anlass. Für „hoch“ spräche: Austausch, Tempo und das Wort werden in den meisten Situationen gesucht. Beispiele aus der Arbeit zeigen, was eher zutrifft.',
  },
  A: {
    lowMiddle:
      'Der Fehlerbalken reicht von niedrig bis mittel, also sind beide Lesarten möglich. Für „niedrig“ spräche: Offene Worte und Zweifel gehen vor Harmonie. Für „mittel“ spräche: Wohlwollen ist da, und ein klares Nein, wenn zu viel verlangt wird. Beispiele aus der Arbeit zeigen, was eher zutrifft.',
    middleHigh:
      'Der Fehlerbalken reicht von mittel bis hoch, also sind beide Lesarten möglich. Für „mittel“ spräche: Hilfe und Vertrauen gibt es in Grenzen. Für „hoch“ spräche: Das gute Klima und die Anliegen anderer gehen meist vor. Beispiele aus der Arbeit zeigen, was eher zutrifft.',
  },
  ES: {
    lowMiddle:
      'Der Fehlerbalken reicht von niedrig bis mittel, also sind beide Lesarten möglich. Für „niedrig“ spräche: Druck ist schnell spürbar und wirkt eine Weile nach. Für „mittel“ spräche: Alltäglicher Druck macht wenig Mühe, nur größere Rückschläge wirken nach. Beispiele aus der Arbeit zeigen, was eher zutrifft.',
    middleHigh:
      'Der Fehlerbalken reicht von mittel bis hoch, also sind beide Lesarten möglich. Für „mittel“ spräche: Anspannung ist spürbar und legt sich meist bald. Für „hoch“ spräche: Die Ruhe bleibt meist auch dann, wenn es hektisch wird. Beispiele aus der Arbeit zeigen, was eher zutrifft.',
  },
};

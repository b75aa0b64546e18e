import type { Translation } from '../../base/languages.ts';
import type { jobStatementsEn } from './job-statements.en.ts';

export const jobStatementsDe: Translation<typeof jobStatementsEn> = {
  stem: 'In dieser Rolle gut zu arbeiten heißt …',
  statements: {
    O1: 'neue Wege zu finden, wo die bekannten nicht weiterführen.',
    O2: 'über abstrakte Fragen nachzudenken, auf die es mehr als eine richtige Antwort gibt.',
    O3: 'Aufgaben immer wieder so zu erledigen, wie es sich bewährt hat.',
    O4: 'sich an Konkretes und Praktisches zu halten statt an Ideen.',
    C1: 'weit vorauszuplanen und Termine genau einzuhalten.',
    C2: 'Einzelheiten zu prüfen, bis nichts mehr falsch ist.',
    C3: 'einen Plan sofort fallen zu lassen, wenn etwas dazwischenkommt.',
    C4: 'anzufangen, bevor alles durchdacht ist.',
    E1: 'auf Menschen zuzugehen, die man nicht kennt.',
    E2: 'in einer Gruppe das Wort zu ergreifen und voranzugehen.',
    E3: 'stundenlang allein und konzentriert zu arbeiten.',
    E4: 'zuzuhören und im Hintergrund zu bleiben.',
    A1: 'nachzugeben, damit alle mit einer Lösung leben können.',
    A2: 'anderen zu helfen, auch wenn die eigene Arbeit dann warten muss.',
    A3: 'die eigene Position gegen Widerstand durchzusetzen.',
    A4: 'Unangenehmes offen auszusprechen.',
    ES1: 'ruhig zu bleiben, wenn mehreres auf einmal schiefgeht.',
    ES2: 'Kritik oder Ablehnung wegzustecken, ohne lange daran zu hängen.',
    ES3: 'früh zu spüren, was schiefgehen könnte, und es ernst zu nehmen.',
    ES4: 'zu zeigen, wenn einen etwas bewegt oder beunruhigt.',
  },
  boxes: {
    box1: 'trifft gar nicht zu',
    box2: 'trifft eher nicht zu',
    box3: 'trifft eher zu',
    box4: 'trifft genau zu',
    unsure: 'kann ich nicht sagen',
  },
  question: {
    position: '{{number}} von {{total}}',
    back: 'Zurück',
    next: 'Weiter',
    skip: 'Überspringen',
    keys: 'Tasten 1–4 antworten, 0 heißt „kann ich nicht sagen“, Rücktaste geht zurück',
    choiceMissing: 'Noch ist nichts gewählt: Drück 1, 2, 3, 4 oder 0 für „kann ich nicht sagen“.',
  },
};

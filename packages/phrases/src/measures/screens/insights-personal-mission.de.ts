import type { Translation } from '../../base/languages.ts';
import type { insightsPersonalMissionEn } from './insights-personal-mission.en.ts';

export const insightsPersonalMissionDe: Translation<typeof insightsPersonalMissionEn> = {
  headline: 'Wofür willst du es nutzen?',
  lead: 'Eine Befragung kann sagen, was dich unterscheidet. Was du damit vorhast, weißt nur du. Fang mit einer Frage an, die dich anspricht, und schreib wie in ein Notizbuch.',
  picture: {
    title: 'Was du mitbringst, wohin du willst',
    text: 'Ein Weg mit einem Halt für jede Facette, die in deinen Antworten am meisten heraussticht, die deutlichste zuerst. Am Ende steht dein eigener Text.',
    goal: 'Deine Mission',
  },
  prompts: {
    title: 'Fragen für den Anfang',
    use: 'Darüber schreiben',
    used: 'In deinem Text',
    none: 'Keine deiner Facetten sticht heraus; diese Fragen sind für alle.',
  },
  general: {
    one: 'An welchem Arbeitstag hast du zuletzt die Zeit vergessen, und womit?',
    two: 'Was würde fehlen, wenn du einen Monat lang nicht da wärst?',
    three: 'Was möchtest du heute in einem Jahr ausprobiert haben?',
  },
  text: {
    label: 'Deine eigenen Worte',
    hint: 'Das siehst nur du, die Administration nicht. Es wird beim Schreiben gespeichert.',
    saving: 'Wird gespeichert …',
    saved: 'Gespeichert',
    waiting: 'Noch nicht gespeichert',
    failed: 'Konnte nicht gespeichert werden. Dein Text bleibt hier; versuch es noch einmal.',
    retry: 'Noch einmal speichern',
    loading: 'Dein Text wird geladen …',
    loadFailed: 'Dein Text konnte nicht geladen werden.',
    example: 'Zum Beispiel: Im nächsten Jahr möchte ich …, weil …',
  },
  facets: {
    O1: {
      low: 'Wo hat dein Sinn für das Wirkliche andere vor einem Fehler bewahrt?',
      high: 'Welche deiner Ideen verdient einen Monat deiner Zeit?',
    },
    O2: {
      low: 'Wo hast du etwas Nützliches geschaffen, das nicht schön zu sein brauchte?',
      high: 'Was an deiner Arbeit sollte schöner sein, und wem käme es zugute?',
    },
    O3: {
      low: 'Wann war dein nüchterner Blick genau der richtige?',
      high: 'Welche Stimmung in deinem Team möchtest du ändern, und wie?',
    },
    O4: {
      low: 'Was verdient es zu bleiben, und was kannst du dafür tun?',
      high: 'Was möchtest du dieses Jahr zum ersten Mal tun?',
    },
    O5: {
      low: 'Welches Problem möchtest du lieber gelöst als besprochen sehen?',
      high: 'Welche Frage möchtest du besser verstehen als alle um dich herum?',
    },
    C1: {
      low: 'Welche Aufgabe würdest du annehmen, wenn dir Hilfe sicher wäre?',
      high: 'Was Großes traust du dir zu, und wer sollte davon wissen?',
    },
    C2: {
      low: 'Wo ist deine Gelassenheit im Durcheinander Gold wert?',
      high: 'Welches Durcheinander möchtest du beenden, für dich und für andere?',
    },
    C3: {
      low: 'Welche Regel möchtest du ändern, und wem käme das zugute?',
      high: 'Welches Versprechen möchtest du als Nächstes geben, und wem?',
    },
    C4: {
      low: 'Was ist dir wichtig, das kein Ziel bei der Arbeit messen kann?',
      high: 'Für welches Ziel wäre die Mühe auch dann richtig, wenn sie niemand sieht?',
    },
    C5: {
      low: 'Welche Arbeit zieht dich von selbst an, ganz ohne Anschub?',
      high: 'Was ist lang und schwer genug für deinen langen Atem?',
    },
    C6: {
      low: 'Wo täte eine schnelle Entscheidung gerade gut?',
      high: 'Welche Entscheidung verdient deine Gründlichkeit, und bis wann?',
    },
    E1: {
      low: 'Mit welchen wenigen Menschen möchtest du etwas aufbauen?',
      high: 'Welche Menschen möchtest du zusammenbringen, die sich noch nicht kennen?',
    },
    E2: {
      low: 'Was könnte entstehen, wenn du zwei ruhige Tage in der Woche hättest?',
      high: 'Was möchtest du auf die Beine stellen, an dem viele mitwirken?',
    },
    E3: {
      low: 'Wessen Anliegen könntest du aus der zweiten Reihe stärken?',
      high: 'Wofür oder für wen möchtest du die Stimme erheben?',
    },
    E4: {
      low: 'Was wird besser, wenn man ihm Zeit lässt?',
      high: 'Wohin sollte deine ganze Energie gehen, wenn es nur ein Ziel gäbe?',
    },
    E5: {
      low: 'Wer gewinnt, wenn du den sicheren Weg wählst?',
      high: 'Welches Wagnis wäre es dir wert?',
    },
    E6: {
      low: 'Was ist ernst genug, um deinen Ernst zu verdienen?',
      high: 'Wo könnte deine gute Laune etwas Wichtiges verändern?',
    },
    A1: {
      low: 'Wo schützt dein prüfender Blick andere?',
      high: 'Wem möchtest du eine Chance geben, die andere nicht geben?',
    },
    A2: {
      low: 'In welcher Verhandlung möchtest du für andere etwas herausholen?',
      high: 'Wo ist ein ehrliches Wort fällig, und bist du an der Reihe?',
    },
    A3: {
      low: 'Was möchtest du zuerst für dich selbst erreichen?',
      high: 'Wem möchtest du in einem Jahr geholfen haben?',
    },
    A4: {
      low: 'Welcher Streit lohnt sich?',
      high: 'Zwischen wem möchtest du Frieden stiften?',
    },
    A5: {
      low: 'Von welchem Erfolg möchtest du in einem Jahr erzählen?',
      high: 'Was hast du geleistet, das bekannt sein sollte?',
    },
    A6: {
      low: 'Wo braucht Fairness einen kühlen Kopf?',
      high: 'Wem möchtest du das Leben leichter machen?',
    },
    N1: {
      low: 'Was würdest du wagen, das anderen Sorgen macht?',
      high: 'Worauf möchtest du vorbereitet sein, und wem zuliebe?',
    },
    N2: {
      low: 'Wo kann deine Geduld andere tragen?',
      high: 'Was macht dich wütend und sollte sich ändern?',
    },
    N4: {
      low: 'Auf welcher Bühne würdest du gern stehen?',
      high: 'In welchem kleinen Kreis könntest du am meisten bewirken?',
    },
    N6: {
      low: 'In welchem Sturm möchtest du die Ruhe bewahren?',
      high: 'Was brauchst du um dich herum für deine beste Arbeit, und wen kannst du darum bitten?',
    },
  },
};

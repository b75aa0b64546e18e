import type { Translation } from '../../base/languages.ts';
import type { insightsWorkEnvironmentEn } from './insights-work-environment.en.ts';

export const insightsWorkEnvironmentDe: Translation<typeof insightsWorkEnvironmentEn> = {
  headline: {
    low: {
      low: 'Ein ruhiger Ort ist dir vermutlich lieb.',
      middle: 'Eine Tür, die sich schließen lässt, tut dir wohl gut.',
      high: 'Ruhe ringsum, dann darf es auch Druck geben.',
    },
    middle: {
      low: 'Menschen in der Nähe, wenig Druck: so geht es dir vielleicht gut.',
      middle: 'Dir sind wohl viele Orte recht.',
      high: 'Trubel oder Ruhe: Dir ist wohl beides recht.',
    },
    high: {
      low: 'Gute Gesellschaft kann dich durch harte Tage tragen.',
      middle: 'Wo Menschen kommen und gehen, blühst du vielleicht auf.',
      high: 'Die lebhafteste Ecke ist vermutlich deine.',
    },
  },
  lead: 'Kein Arbeitsplatz ist an sich der richtige. Vier Regler zeigen, wo dir eine Umgebung Kraft geben und wo sie welche kosten könnte. Vergleich sie mit dem Ort, an dem du jetzt arbeitest.',
  picture: {
    title: 'Dein Mischpult',
    text: 'Vier Regler: Gesellschaft, Wechsel, Ordnung und Druck. Drei davon sind Facetten mit drei Stufen, der vierte ist ein Merkmal mit Messfehler.',
  },
  sliders: {
    E2: { name: 'Gesellschaft', low: 'ruhig', high: 'lebhaft' },
    O4: { name: 'Wechsel', low: 'beständig', high: 'bewegt' },
    C2: { name: 'Ordnung', low: 'locker', high: 'geregelt' },
    ES: { name: 'Druck', low: 'geschützt', high: 'exponiert' },
  },
  gives: 'Gibt dir Kraft',
  drains: 'Kostet dich Kraft',
  ask: 'Frag das, bevor du zusagst',
  places: {
    E2: {
      low: {
        gives:
          'Ein Platz abseits des Stroms, Besprechungen mit Ende und eine Stunde nur für dich tun dir vermutlich gut.',
        drains: 'Im Großraum mit vielen Stimmen zahlst du vielleicht für jeden Gedanken doppelt.',
        ask: 'Wohin geht man hier, um sich zu konzentrieren?',
      },
      middle: {
        gives:
          'Die Mischung dürfte dir liegen: Tage mit Kolleginnen und Kollegen und Tage, an denen du allein etwas fertig bekommst.',
        drains: 'Wochenlang nur das eine, nur Trubel oder nur Stille, zehrt vielleicht an dir.',
        ask: 'Wie sieht eine gewöhnliche Woche aus: Wie viel davon ist gemeinsam?',
      },
      high: {
        gives:
          'Ein Tisch mit Menschen drum herum, kurze Wege und ein gemeinsames Mittagessen halten dich wohl in Schwung.',
        drains:
          'Wochen zu Hause, nur mit dem Bildschirm als Gesellschaft, nehmen deiner Arbeit vielleicht die Farbe.',
        ask: 'Wie oft ist das Team in einem Raum, und wozu?',
      },
    },
    O4: {
      low: {
        gives:
          'Aufgaben, in denen du mit jedem Mal besser wirst, und Werkzeuge, die eine Weile bleiben, liegen dir vermutlich.',
        drains: 'Jedes Quartal eine neue Richtung: das fühlt sich für dich vielleicht an wie Bauen auf Sand.',
        ask: 'Was ist hier in den letzten zwei Jahren gleich geblieben?',
      },
      middle: {
        gives: 'Ein fester Kern mit Neuem an den Rändern dürfte für dich eine gute Mischung sein.',
        drains: 'Stillstand langweilt dich womöglich ebenso, wie dich Umbruch ermüdet.',
        ask: 'Wie wird hier entschieden, was sich ändert und was bleibt?',
      },
      high: {
        gives:
          'Projekte mit Anfang und Ende, offene Fragen und die Erlaubnis zum Ausprobieren wecken dich vielleicht auf.',
        drains: 'Der hundertste Fall derselben Art kostet dich womöglich mehr Kraft als ein schwerer erster.',
        ask: 'Was wird hier in einem Jahr anders sein, und wer arbeitet daran?',
      },
    },
    C2: {
      low: {
        gives: 'Freiheit beim Wie bringt dir vermutlich mehr als die beste Vorlage.',
        drains: 'Wo es für alles ein Formular gibt, wirst du vielleicht langsam und missmutig.',
        ask: 'Wie viel vom Weg ist vorgegeben, und wie viel liegt bei mir?',
      },
      middle: {
        gives: 'Wenige klare Regeln für das Gemeinsame und freie Hand beim Rest dürften dir entgegenkommen.',
        drains: 'Beide Enden können dich Zeit kosten: wo nichts einen Platz hat und wo alles einen hat.',
        ask: 'An welche Regeln hält sich das Team wirklich?',
      },
      high: {
        gives:
          'Klare Zuständigkeiten, eine aufgeräumte Ablage und feste Termine geben dir wohl ein gutes Gefühl.',
        drains: 'Wo Absprachen nur in Köpfen stehen, räumst am Ende vielleicht du hinter anderen her.',
        ask: 'Wo steht, wer was bis wann macht?',
      },
    },
    ES: {
      low: {
        gives:
          'Voraussicht tut dir vermutlich gut: Prioritäten, die halten, Rückmeldung ohne Schärfe und ein offenes Ohr, wenn es viel wird.',
        drains: 'Ständiger Alarm und ein rauer Ton kosten dich womöglich nicht nur Stunden, sondern Nächte.',
        ask: 'Was passiert hier, wenn zwei dringende Dinge zugleich kommen?',
      },
      middle: {
        gives: 'Etwas Druck kann dich in Form bringen, solange danach eine ruhigere Strecke kommt.',
        drains: 'Druck ohne absehbares Ende braucht deine Ruhe vielleicht unbemerkt auf.',
        ask: 'Wann war hier die letzte ruhige Woche, und woran lag es?',
      },
      high: {
        gives:
          'Orte, an denen es auch einmal heiß wird, können zu dir passen: Du bleibst nach deinen Antworten meist ruhig.',
        drains: 'Bist du als Einzige oder Einziger ruhig, landet womöglich jedes Feuer bei dir.',
        ask: 'Wer übernimmt noch, wenn es brennt?',
      },
    },
  },
};

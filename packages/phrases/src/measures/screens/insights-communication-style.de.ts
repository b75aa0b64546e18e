import type { Translation } from '../../base/languages.ts';
import type { insightsCommunicationStyleEn } from './insights-communication-style.en.ts';

export const insightsCommunicationStyleDe: Translation<typeof insightsCommunicationStyleEn> = {
  headline: {
    D: 'Du kommst zum Punkt.',
    I: 'Du redest gern mit Menschen.',
    S: 'Du hörst gern erst einmal zu.',
    G: 'Du sprichst, wenn du sicher bist.',
    DI: 'Du redest schnell und deutlich.',
    DS: 'Mal bist du direkt, mal ruhig.',
    DG: 'Du sagst wenig, was nicht zur Sache gehört.',
    IS: 'Du suchst das freundliche Gespräch.',
    IG: 'Du erklärst gern, und das genau.',
    SG: 'Du wägst deine Worte.',
    none: 'Keiner deiner vier Stile ragt heraus.',
  },
  lead: 'Vier Stile zeigen, was dir im Gespräch meist am wichtigsten ist: Tempo, Kontakt, Ruhe oder Genauigkeit. Sie folgen nach einer festen Formel aus deinen Merkmalen, sind keine eigene Messung und sagen nichts darüber, wie gut du kommunizierst.',
  picture: {
    title: 'Deine vier Stile',
    text: 'Vier Sektoren um eine Mitte. Je weiter ein Sektor reicht, desto mehr dürfte sich der Stil im Vergleich mit den meisten zeigen. Der Strich in jedem Sektor ist der Messfehler (90 %). Die Liste sagt dasselbe in Worten.',
  },
  names: { D: 'Direkt', I: 'Initiativ', S: 'Stetig', G: 'Gründlich' },
  levels: {
    low: 'weniger als bei den meisten',
    middle: 'ähnlich wie bei den meisten',
    high: 'mehr als bei den meisten',
  },
  none: 'Zu wenige Antworten für die vier Stile.',
  caption: 'Abgeleitet aus den Big Five, kein DiSG-Test.',
  styles: {
    D: {
      low: 'Das Drängen überlässt du wohl anderen und kommst auf anderen Wegen ans Ziel.',
      middle: 'Dreht sich ein Gespräch im Kreis, drängst du wohl manchmal auf ein Ende.',
      high: 'Du nennst vielleicht erst das Ergebnis und die Gründe auf Nachfrage. Das spart Zeit und kann nach Anweisung klingen.',
    },
    I: {
      low: 'Geplauder ist vermutlich nicht deine Bühne, der Inhalt schon eher.',
      middle: 'Eine Runde in Schwung zu bringen, liegt dir wohl manchmal, wenn der Anlass passt.',
      high: 'Du redest wohl gern und mit Begeisterung. Einzelheiten kommen vielleicht später an oder gehen unter.',
    },
    S: {
      low: 'Geduld im Gespräch kostet dich womöglich Mühe, vor allem wenn sich etwas wiederholt.',
      middle: 'Du lässt andere wohl ausreden und setzt deinen Punkt danach.',
      high: 'Du lässt anderen meist Zeit. Dein eigener Einwand kommt dafür vielleicht spät.',
    },
    G: {
      low: 'Dir genügt wohl das Wesentliche; den Rest ergänzt du unterwegs.',
      middle: 'Genau wirst du wohl eher dort, wo etwas daran hängt.',
      high: 'Was du sagst, willst du vermutlich geprüft haben. Das kostet manchmal Zeit.',
    },
  },
  voice: { E3: 'Das Wort ergreifen', A4: 'Mit Widerspruch umgehen' },
  facets: {
    E3: {
      low: {
        text: 'Du wartest vermutlich auf eine Lücke, statt dir eine zu schaffen.',
        gain: 'Du überlegst dir wohl gern erst, was du sagst.',
        cost: 'Deine Sicht bleibt womöglich ungesagt. Ein Punkt vorab per Nachricht kann helfen.',
      },
      middle: {
        text: 'Mal sprichst du wohl zuerst, mal lässt du anderen den Vortritt.',
        gain: 'Du legst dich im Gespräch wohl nicht auf eine Rolle fest.',
        cost: 'Wo niemand führt, bleibt für andere vielleicht offen, ob du es tust. Sag es.',
      },
      high: {
        text: 'Du sprichst vermutlich früh und gibst die Richtung vor.',
        gain: 'Du sagst, dass du gern den Anfang machst, wenn andere zögern.',
        cost: 'Wer länger braucht, gibt vielleicht auf. Erst fragen, dann reden: das kann es ändern.',
      },
    },
    A4: {
      low: {
        text: 'Widerspruch gehört für dich wohl zu einem guten Gespräch.',
        gain: 'Was dich stört, sprichst du wohl an, solange es sich noch beheben lässt.',
        cost: 'Andere hören vielleicht einen Kampf, wo du eine Diskussion hörst. Zuerst zu nennen, worin ihr einig seid, kann helfen.',
      },
      middle: {
        text: 'Du suchst meist Einigkeit und streitest eher, wenn es dir wichtig ist.',
        gain: 'Du suchst wohl gern den Punkt, mit dem beide Seiten leben können.',
        cost: 'Was für dich verhandelbar ist und was nicht, ist für andere womöglich schwer zu erkennen.',
      },
      high: {
        text: 'Du suchst vermutlich zuerst das Gemeinsame.',
        gain: 'Dir liegt nach deinen Antworten daran, dass niemand das Gesicht verliert.',
        cost: 'Dein Nein klingt vielleicht wie ein Vielleicht. Ein klarer Satz am Anfang kann dir ein langes Gespräch ersparen.',
      },
    },
  },
  talk: {
    title: 'Mit Menschen reden, die anders sind als du',
    hint: 'Wähl aus, wie dein Gegenüber wirkt.',
    hintOwn: 'Wähl aus, wie dein Gegenüber wirkt. Der letzte Tipp berücksichtigt deinen eigenen Stil.',
    label: 'Dein Gegenüber wirkt',
    tips: {
      D: {
        one: 'Sag zuerst, was du willst, und den Grund dann in einem Satz.',
        two: 'Bleib bei deiner Sicht, wenn du gedrängt wirst; das wird meist als Respekt verstanden.',
      },
      I: {
        one: 'Fang beim Menschen an und komm dann erst zur Liste.',
        two: 'Haltet am Schluss gemeinsam fest, wer was tut, sonst verfliegt es womöglich.',
      },
      S: {
        one: 'Kündige an, was sich ändert, und lass eine Nacht zum Überlegen.',
        two: 'Frag, was dagegen spricht, und warte länger, als es sich natürlich anfühlt.',
      },
      G: {
        one: 'Schick die Zahlen voraus und sag, wie sicher du dir bei jeder bist.',
        two: 'Nimm Rückfragen als Interesse. Ein ehrliches „Das weiß ich noch nicht“ kommt gut an.',
      },
    },
    bridges: {
      D: {
        D: 'Ihr drängt beide: Klärt vorher, wer was entscheidet.',
        I: 'Du willst das Ergebnis, dein Gegenüber die Geschichte: Gib ihr fünf Minuten, danach geht alles schneller.',
        S: 'Dein Tempo kann hier wie Druck wirken: Werde beim ersten Satz langsamer und nicht erst beim letzten.',
        G: 'Du bist fertig, wenn dein Gegenüber erst zu prüfen beginnt: Nenn einen Zeitpunkt, ab dem gut genug reicht.',
      },
      I: {
        D: 'Du entwickelst Ideen gern im Reden: Bring zuerst den Schluss und danach die Funken.',
        I: 'Ihr könntet stundenlang reden: Lasst jemanden mitschreiben, was ihr vereinbart.',
        S: 'Dein Schwung kann einen leisen Zweifel überrollen: Frag zweimal danach.',
        G: 'Untermaure dein Bild hier mit einer Zahl und lass sie prüfen.',
      },
      S: {
        D: 'Du wartest auf eine Lücke, die vielleicht ausbleibt: Sag gleich zu Beginn, dass du einen Punkt hast.',
        I: 'Du hörst gut zu, also geht es weiter: Leg zwischendurch deinen eigenen Wunsch auf den Tisch.',
        S: 'Ihr schont einander: Macht aus, dass jeder einen Einwand nennt.',
        G: 'Ihr nehmt euch beide gern Zeit: Setzt einen Tag für die Entscheidung fest.',
      },
      G: {
        D: 'Du nennst zuerst die Gründe, dein Gegenüber will das Fazit: Dreh die Reihenfolge um.',
        I: 'Deine Fragen können die Begeisterung bremsen: Sag zuerst, was dir daran gefällt.',
        S: 'Deine Korrekturen wiegen vielleicht schwerer, als du denkst: Nenn, was schon stimmt.',
        G: 'Ihr seid beide genau: Vereinbart vorher, was offen bleiben darf.',
      },
    },
  },
};

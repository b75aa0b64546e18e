import type { Translation } from '../../base/languages.ts';
import type { insightsSelfPerceptionEn } from './insights-self-perception.en.ts';

export const insightsSelfPerceptionDe: Translation<typeof insightsSelfPerceptionEn> = {
  headline: {
    O: { low: 'Du verlässt dich auf Bewährtes.', high: 'Du suchst, was auch anders ginge.' },
    C: { low: 'Du planst ungern weit voraus.', high: 'Du weißt gern, wohin es geht.' },
    E: { low: 'Du schöpfst Kraft aus der Ruhe.', high: 'Unter Menschen lebst du auf.' },
    A: { low: 'Du sagst, was du denkst.', high: 'Dir liegt daran, wie es anderen geht.' },
    ES: { low: 'Du nimmst dir vieles zu Herzen.', high: 'Du beschreibst dich als gelassen.' },
    even: 'Du bist zwischen den Polen zu Hause.',
  },
  lead: 'Dieses Bild hast du mit deinen Antworten selbst gezeichnet. Je weiter eine Linie aus der Mitte reicht, desto mehr unterscheidest du dich darin von der Vergleichsgruppe.',
  picture: {
    title: 'Was dich unterscheidet',
    text: 'Eine Linie je Merkmal, die längste zuerst. Sie reicht vom Mittelwert der Vergleichsgruppe bis zu deinem Ergebnis; der blasse Balken ist der Messfehler.',
    middle: 'Mittelwert',
  },
  inside: 'Von innen gesehen',
  facets: {
    title: 'Facetten, die am meisten herausstechen',
    text: 'Facetten sind kurze Skalen; lies sie als groben Hinweis.',
    none: 'Keine deiner Facetten sticht heraus. Alle liegen nahe am Mittelwert der Vergleichsgruppe.',
    more_one:
      '{{count}} weitere Facette sticht heraus; du findest sie auf der Seite mit deinem ganzen Profil.',
    more_other:
      '{{count}} weitere Facetten stechen heraus; du findest sie auf der Seite mit deinem ganzen Profil.',
  },
  traits: {
    O: {
      low: {
        inside:
          'Bei einer neuen Idee fragst du dich vermutlich zuerst, wozu sie gut ist. Wohl ist dir, wo du weißt, wie die Dinge laufen.',
        upside: 'Was sich im Alltag bewährt hat, gibt dir wohl Sicherheit.',
        downside:
          'Was seinen Nutzen nicht gleich zeigt, ist vielleicht vom Tisch, bevor du es probiert hast.',
      },
      middle: {
        inside:
          'Wahrscheinlich kennst du beides an dir: die Lust auf etwas Neues und den Wunsch, dass Gutes bleibt, wie es ist.',
        upside: 'Neues reizt dich eher, wenn du weißt, wozu es gut ist.',
        downside: 'Bis du weißt, was von beidem du diesmal willst, kann es dauern.',
      },
      high: {
        inside:
          'Deine Gedanken eilen vermutlich voraus: Eine Frage zieht die nächste nach sich, und eine fertige Antwort fühlt sich selten fertig an.',
        upside: 'Solange es etwas zu fragen gibt, langweilst du dich wohl selten.',
        downside: 'Jeden Tag dasselbe zermürbt dich womöglich eher als harte Arbeit.',
      },
    },
    C: {
      low: {
        inside:
          'Ein Plan ist für dich wohl eher ein Vorschlag. Du fängst an, siehst, was passiert, und klärst den Rest unterwegs.',
        upside: 'Ein Kurswechsel stört dich nach deinen Antworten eher wenig.',
        downside: 'Was du fertig machen wolltest, begleitet dich vielleicht als leises schlechtes Gewissen.',
      },
      middle: {
        inside:
          'Du hast vermutlich zwei Gänge: sorgfältig, wo es zählt, gelassen, wo nicht. Welcher dran ist, entscheidest du.',
        upside: 'Ordnung ist für dich wohl Mittel und nicht Zweck.',
        downside:
          'An müden Tagen wählst du vielleicht den gelassenen Gang, wo der andere nötig gewesen wäre.',
      },
      high: {
        inside:
          'Eine offene Aufgabe geht dir wahrscheinlich nach, bis sie erledigt ist. Der Haken dahinter tut oft besser als die Pause danach.',
        upside: 'Was du zugesagt hast, ist dir meist wichtig, auch wenn es sich zieht.',
        downside: 'Ausruhen fühlt sich womöglich an wie etwas, das erst verdient sein will.',
      },
    },
    E: {
      low: {
        inside:
          'Nach einem Tag voller Menschen möchtest du vermutlich eine Tür zumachen. Was du denkst, wird dir in der Stille klar.',
        upside: 'Allein zu sein, ist für dich wohl eher Erholung als Mangel.',
        downside: 'Vielleicht gehst du aus einer Runde und hast den besten Satz noch im Kopf.',
      },
      middle: {
        inside:
          'Du magst wohl den lebhaften Tisch und freust dich auch auf den Heimweg allein. Beides strengt kaum an, solange beides vorkommt.',
        upside: 'Ob Runde oder Ruhe: Nach deinen Antworten ist dir meist beides recht.',
        downside: 'Fehlt eines davon wochenlang, merkst du vielleicht spät, woher die Laune kommt.',
      },
      high: {
        inside:
          'Was du denkst, erfährst du wahrscheinlich, während du es sagst. Ein stiller Tag kann länger sein als ein voller.',
        upside: 'Der Kontakt mit Menschen lädt dich eher auf, als dass er dich etwas kostet.',
        downside: 'Vielleicht füllst du eine Pause, die auch dir gutgetan hätte.',
      },
    },
    A: {
      low: {
        inside:
          'Um des Friedens willen zu schweigen, kostet dich vermutlich mehr als ein Streit. Bevor du nickst, willst du Gründe sehen.',
        upside: 'Du sagst nach deinen Antworten meist offen, was du willst.',
        downside:
          'Die Bitte um Rücksicht klingt für dich vielleicht wie die Bitte, es mit der Wahrheit nicht so genau zu nehmen.',
      },
      middle: {
        inside:
          'Wahrscheinlich hilfst du gern und merkst, wann es zu viel wird. Ein Nein kostet dich vielleicht einen Moment, aber nicht die Nacht.',
        upside: 'Freundlich zu sein und Grenzen zu ziehen, passt für dich wohl zusammen.',
        downside: 'Am längsten schwankst du womöglich, wo beide Seiten recht haben.',
      },
      high: {
        inside:
          'Wie es anderen geht, erreicht dich vermutlich auch ohne Worte. Ein gutes Miteinander ist für dich der Boden, auf dem Arbeit gelingt.',
        upside: 'Es kann dich glücklich machen, wenn anderen etwas gelingt.',
        downside:
          'Dein eigener Wunsch steht vielleicht ganz hinten an, und womöglich hast du ihn dorthin gestellt.',
      },
    },
    ES: {
      low: {
        inside:
          'Ein Satz im Vorbeigehen beschäftigt dich vielleicht noch am Abend. Was um dich herum geschieht, kommt wohl ungefiltert bei dir an.',
        upside: 'Was um dich herum vorgeht, ist dir wohl selten gleichgültig.',
        downside: 'Dein Kopf rüstet sich womöglich für Stürme, die dann ausbleiben.',
      },
      middle: {
        inside:
          'Vieles zieht vermutlich ruhig an dir vorbei, manches bleibt hängen. Was hängen bleibt, ist dir meist wichtig.',
        upside: 'Sorgen nimmst du wohl ernst, ohne dass sie dich lange festhalten.',
        downside: 'An mehreren Fronten zugleich wird deine Ruhe vielleicht schneller dünn als gedacht.',
      },
      high: {
        inside:
          'Aufregung ringsum macht dich wahrscheinlich eher langsamer, im guten Sinn: Du schaust, denkst nach und tust das Nächste.',
        upside: 'Rückschläge beschäftigen dich nach deinen Antworten eher kurz.',
        downside: 'Weil dich wenig aufschreckt, merkst du vielleicht spät, dass etwas Anlass dazu gab.',
      },
    },
  },
  sentences: {
    O1: {
      low: 'Tagträume kosten dich wohl wenig Zeit; deine Gedanken bleiben meist im Raum.',
      high: 'Während andere zuhören, läuft in deinem Kopf vielleicht ein zweiter Film.',
    },
    O2: {
      low: 'Ob etwas schön ist, kommt für dich vermutlich nach der Frage, ob es funktioniert.',
      high: 'Etwas mit Liebe Gemachtes kann dir den ganzen Tag verschönern.',
    },
    O3: {
      low: 'Gefühle sind für dich wohl eher Randnotiz als Schlagzeile.',
      high: 'Deine Gefühle nimmst du nach deinen Antworten deutlich wahr, manchmal deutlicher, als dir lieb ist.',
    },
    O4: {
      low: 'Der vertraute Weg fühlt sich eher nach Zuhause an als nach Stillstand.',
      high: 'Etwas zum dritten Mal genauso zu machen, macht dich womöglich unruhig.',
    },
    O5: {
      low: 'Bei einer langen Theorie blätterst du vielleicht zur Seite mit dem Ergebnis.',
      high: 'Eine schwierige Frage kann dich bis unter die Dusche verfolgen, und du genießt es.',
    },
    C1: {
      low: 'Vor etwas Neuem hörst du vielleicht erst den Zweifel und dann deine Erfahrung.',
      high: '„Das schaffe ich“ denkst du vermutlich oft und ohne Mühe.',
    },
    C2: {
      low: 'Ein voller Schreibtisch sagt für dich wohl nichts darüber, wie es im Kopf aussieht.',
      high: 'Wenn alles an seinem Platz ist, denkst du oft freier.',
    },
    C3: {
      low: 'Eine Regel braucht für dich eher einen Grund, bevor sie dich bindet.',
      high: 'Ein Versprechen liegt dir vielleicht auf der Seele, bis es eingelöst ist.',
    },
    C4: {
      low: '„Genug“ ist vermutlich ein Wort, das du mit gutem Gewissen sagst.',
      high: 'Ein erreichtes Ziel hält dich womöglich nur kurz; dann siehst du das nächste.',
    },
    C5: {
      low: 'Zwischen Wollen und Anfangen liegt vielleicht eine Strecke, die du gut kennst.',
      high: 'Du hast oft schon angefangen, bevor sich die Lust aufs Aufschieben meldet.',
    },
    C6: {
      low: 'Schnell zu entscheiden, kann sich für dich nach Freiheit anfühlen.',
      high: 'Einen Schritt spielst du vermutlich im Kopf durch, bevor du ihn gehst.',
    },
    E1: {
      low: 'Du lässt wohl wenige Menschen nah an dich heran, die dafür umso mehr.',
      high: 'Auf Fremde gehst du nach deinen Antworten gern und früh zu.',
    },
    E2: {
      low: 'Ein abgesagter Abend unter Leuten kann sich wie ein Geschenk anfühlen.',
      high: 'Stimmen im Hintergrund tun dir vermutlich besser als Stille.',
    },
    E3: {
      low: 'Du hast vielleicht eine Meinung und bist doch froh, wenn andere sie aussprechen.',
      high: 'Wenn niemand anfängt, fängst vermutlich du an.',
    },
    E4: {
      low: 'Eine Sache mit Zeit dafür liegt dir wohl mehr als drei zugleich.',
      high: 'An einem leeren Nachmittag siehst du dich vielleicht bald nach einer Aufgabe um.',
    },
    E5: {
      low: 'Auf Nervenkitzel verzichtest du wohl ohne Bedauern.',
      high: 'Ein wenig Risiko kann eine Sache für dich erst interessant machen.',
    },
    E6: {
      low: 'Deine Freude ist oft größer, als sie von außen aussieht.',
      high: 'Du findest vielleicht auch dort etwas zum Lachen, wo es wenig zu lachen gibt.',
    },
    A1: {
      low: 'Bevor du glaubst, wartest du vermutlich ab und schaust hin.',
      high: 'Dass Menschen es gut meinen, ist für dich wohl der Ausgangspunkt.',
    },
    A2: {
      low: 'Alle Karten offen auf den Tisch zu legen, kommt dir vielleicht leichtsinnig vor.',
      high: 'Das eine zu sagen und das andere zu meinen, fühlt sich für dich vermutlich falsch an, selbst wenn es nützt.',
    },
    A3: {
      low: 'Du hilfst eher auf eine Bitte hin und lässt Menschen sonst ihren Weg gehen.',
      high: 'Du stehst zum Helfen vielleicht schon auf den Beinen, bevor die Bitte kommt.',
    },
    A4: {
      low: 'Ein Streit kann für dich die Luft reinigen, statt sie zu verderben.',
      high: 'Wird es laut, suchst du vermutlich nach einem Weg für alle.',
    },
    A5: {
      low: 'Was dir gelungen ist, sagst du wohl, ohne rot zu werden.',
      high: 'Lob vor anderen ist dir vielleicht ein wenig zu laut.',
    },
    A6: {
      low: 'Sorgen anderer kommen bei dir eher als Aufgabe an denn als Gefühl.',
      high: 'Eine traurige Geschichte kann dir nachgehen, als wäre sie halb deine eigene.',
    },
    N1: {
      low: 'Was schiefgehen könnte, beschäftigt dich wohl erst, wenn es so weit ist.',
      high: 'Dein Kopf ist dem Ärger vielleicht einen Schritt voraus und vom Weg schon müde.',
    },
    N2: {
      low: 'Bis du dich ärgerst, braucht es vermutlich einiges.',
      high: 'Ärger kann bei dir schnell da sein, oft bevor du weißt, woher er kommt.',
    },
    N4: {
      low: 'Ob andere zusehen, macht für dich wohl wenig Unterschied.',
      high: 'Unter Fremden siehst du dir vielleicht eine Weile selbst von außen zu.',
    },
    N6: {
      low: 'Wenn es eng wird, bleibst du nach deinen Antworten meist ruhig.',
      high: 'Wenn es eng wird, spürst du es vielleicht zuerst im ganzen Körper.',
    },
  },
};

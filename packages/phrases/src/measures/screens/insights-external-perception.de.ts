import type { Translation } from '../../base/languages.ts';
import type { insightsExternalPerceptionEn } from './insights-external-perception.en.ts';

export const insightsExternalPerceptionDe: Translation<typeof insightsExternalPerceptionEn> = {
  headline: {
    low: {
      low: 'Wenige Worte, und die sind klar.',
      middle: 'Du wirkst vielleicht zurückhaltend und fair.',
      high: 'Andere erleben dich vielleicht als stillen Rückhalt.',
    },
    middle: {
      low: 'Du wirkst vielleicht offen im Wort und trotzdem ansprechbar.',
      middle: 'Du passt vermutlich in keine Schublade.',
      high: 'Andere kommen wohl leicht auf dich zu.',
    },
    high: {
      low: 'Woran man bei dir ist, hört man vermutlich.',
      middle: 'Du fällst wohl bald auf, ohne andere an die Wand zu reden.',
      high: 'Du öffnest anderen vielleicht die Tür.',
    },
  },
  lead: 'Was andere sehen, hängt von dir ab und davon, wer hinschaut. Hier blicken bei jedem Merkmal zwei Menschen auf dich: einer vom linken, einer vom rechten Pol. Die Befragung kennt nur deine Sicht; frag nach, ob ihre ähnlich ist.',
  picture: {
    title: 'Zwei Augenpaare auf dich',
    text: 'Dein Platz zwischen den Polen dreier Merkmale, mit Messfehler. An jedem Ende steht ein Mensch, der dich von dort aus sieht.',
  },
  first: 'Erster Eindruck',
  from: 'Von hier gesehen: {{pole}}',
  say: 'Ein Satz, der anderen hilft',
  traits: {
    E: {
      low: {
        first: 'In den ersten Minuten wirkst du wohl beobachtend, vielleicht auch distanziert.',
        left: 'Wer selbst ruhig ist, hat dich vermutlich gern um sich: Niemand braucht die Stille zu füllen. Zu zweit wartet ihr allerdings vielleicht aufeinander.',
        right:
          'Lebhafte Menschen schätzen vielleicht, dass du zuhörst. Dein Schweigen können sie aber auch für Desinteresse halten oder für ein Ja.',
        say: '„Ich denke nach, bevor ich rede. Frag mich in zehn Minuten noch einmal, dann wird die Antwort besser.“',
      },
      middle: {
        first: 'Du wirkst vermutlich aufgeschlossen, ohne dich nach vorn zu drängen.',
        left: 'Ruhige Menschen sind vielleicht froh, dass du Raum lässt. An deinen lebhaften Tagen fragen sie sich womöglich, wo die Ruhe geblieben ist.',
        right:
          'Lebhafte Menschen unterhalten sich wohl gern mit dir. Ziehst du dich zurück, überlegen sie vielleicht, was sie falsch gemacht haben.',
        say: '„Wenn ich heute still bin, ist alles in Ordnung. Ich habe nur meine Worte verbraucht.“',
      },
      high: {
        first: 'Du bist vermutlich gleich präsent: Dass du im Raum bist, wissen alle bald.',
        left: 'Ruhige Menschen mögen vielleicht, dass du das Gespräch eröffnest. Nach einer Weile suchen sie womöglich nach einer Lücke.',
        right:
          'Lebhafte Menschen fühlen sich bei dir oft sofort wohl. Gemeinsam redet ihr vielleicht an denen vorbei, die noch nichts gesagt haben.',
        say: '„Ich denke laut. Mein erster Satz ist selten mein letztes Wort, also unterbrich mich ruhig.“',
      },
    },
    A: {
      low: {
        first: 'Du wirkst wohl klar und manchmal härter, als du es meinst.',
        left: 'Direkte Menschen schätzen vermutlich, dass sie bei dir nicht zwischen den Zeilen lesen müssen. Aus einem Streit unter euch kann ein Wettkampf werden.',
        right:
          'Wer Harmonie sucht, vertraut dir vielleicht gerade, weil du nicht schmeichelst. Ein schroffes Nein kann trotzdem tagelang nachhallen.',
        say: '„Ich streite mit der Idee und nicht mit dir. Sag mir, wenn ich zu laut werde.“',
      },
      middle: {
        first: 'Du wirkst vermutlich freundlich und hast sichtbar eine eigene Meinung.',
        left: 'Direkte Menschen kommen wohl gut mit dir aus. Dein Nein hätten sie womöglich gern etwas früher.',
        right:
          'Wer Harmonie sucht, fühlt sich von dir oft gehört. Ziehst du dann doch eine Grenze, kommt sie vielleicht überraschend.',
        say: '„Ich gehe weit mit. Hier ist der Punkt, an dem für mich Schluss ist.“',
      },
      high: {
        first: 'Du wirkst vermutlich herzlich und hilfsbereit.',
        left: 'Direkte Menschen mögen vielleicht, dass du nichts krummnimmst. Deine Meinung vermissen sie womöglich oder übersehen, dass du eine hast.',
        right:
          'Wer Harmonie sucht, fühlt sich bei dir meist sicher. Gemeinsam verschweigt ihr vielleicht, was auf den Tisch gehört.',
        say: '„Ich habe schnell Ja gesagt. Lass mich noch einmal darüber nachdenken; du bekommst eine ehrliche Antwort.“',
      },
    },
    ES: {
      low: {
        first: 'Wie es gerade steht, können andere dir wohl im Gesicht ablesen.',
        left: 'Wer stark empfindet, findet in dir vielleicht einen Menschen, der versteht. Geteilte Sorge kann sich zu zweit aber auch verdoppeln.',
        right:
          'Gelassene Menschen schätzen dich womöglich als Frühwarnung. Vielleicht raten sie dir auch, dich zu entspannen, und meinen es gut.',
        say: '„Ich sehe hier ein Risiko. Du brauchst es nicht sofort zu lösen, aber hör es dir bitte an.“',
      },
      middle: {
        first: 'Du wirkst vermutlich ausgeglichen und zeigst Gefühl, wenn es darauf ankommt.',
        left: 'Wer stark empfindet, erlebt dich vielleicht als ruhig und nicht als kühl. An einem schlechten Tag wird von dir womöglich mehr Ruhe erwartet, als da ist.',
        right:
          'Gelassene Menschen zählen dich oft zu den Ihren. Dass dir etwas nahegeht, übersehen sie vielleicht.',
        say: '„Ich sehe gelassener aus, als ich bin. Das hier beschäftigt mich.“',
      },
      high: {
        first: 'Du wirkst vermutlich gelassen, auch an Tagen, an denen nichts klappt.',
        left: 'Wer stark empfindet, lehnt sich vielleicht an deine Ruhe an. Prallt die eigene Aufregung an dir ab, kann sich das auch einsam anfühlen.',
        right:
          'Gelassene Menschen verstehen sich mit dir wohl ohne viele Worte. Eine Gefahr bleibt unter euch vielleicht lange unerwähnt.',
        say: '„Ich bleibe ruhig und nehme es trotzdem ernst. Was macht dir am meisten Sorgen?“',
      },
    },
  },
};

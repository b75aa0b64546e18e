import type { Translation } from '../../base/languages.ts';
import type { reflectionEn } from './reflection.en.ts';

export const reflectionDe: Translation<typeof reflectionEn> = {
  title: 'Fragen zum Nachdenken',
  intro:
    'Für diesen Bericht wurde keine Rolle gewählt. Diese Fragen können dir helfen, die Ergebnisse mit deiner Erfahrung zu vergleichen, allein oder in einem Gespräch deiner Wahl.',
  general: [
    'Welchem Satz dieses Berichts würden Menschen, die deine Arbeit kennen, sofort zustimmen und welchem widersprechen?',
    'In welchen Situationen bei der Arbeit handelst du anders, als der Bericht es beschreibt? Was ist dann anders?',
    'Was möchtest du öfter tun, und wer könnte dich dabei unterstützen?',
  ],
  traits: {
    O: {
      low: 'Welche bewährte Arbeitsweise würdest du verteidigen, und wann hat dich Neues doch überzeugt?',
      middle: 'Wann greifst du zum Bewährten und wann zum Neuen? Was gibt den Ausschlag?',
      high: 'Wo findest du Raum für deine Ideen, und was hilft dir, eine davon zu Ende zu bringen?',
    },
    C: {
      low: 'Wo hilft deine Flexibilität anderen, und welche kleine Absprache würde dir das Abschließen erleichtern?',
      middle: 'Bei welchen Aufgaben legst du die Latte hoch, und wo darf gut genug genügen?',
      high: 'Wo zahlt sich deine Sorgfalt am meisten aus, und welche Aufgabe käme mit weniger aus?',
    },
    E: {
      low: 'In welchem Rahmen zeigst du am meisten von deinem Wissen, und wie könntest du mehr davon haben?',
      middle: 'Woran merkst du, dass du Austausch oder Ruhe brauchst, und woran merken es andere?',
      high: 'Wo nimmt deine Energie andere mit, und wer braucht vielleicht eine Pause von dir?',
    },
    A: {
      low: 'Wann hat deine Direktheit etwas vorangebracht, und wie bewahrst du dabei Wohlwollen?',
      middle: 'Wo gibst du gern nach, und wo verläuft deine Grenze?',
      high: 'Welchen eigenen Wunsch für die Arbeit hast du zuletzt genannt, und welcher wartet noch?',
    },
    ES: {
      low: 'Welches Warnzeichen hast du früher bemerkt als andere, und was bringt dich zurück zur Ruhe?',
      middle: 'Welche Art von Druck macht dir wenig aus, und welche geht dir nach?',
      high: 'Woran merken andere, dass dir etwas wichtig ist, und wen könntest du fragen, wie es gerade geht?',
    },
  },
};

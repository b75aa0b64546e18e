/** Questions for reflection, on the last page when there is no role. */
export const reflectionEn = {
  title: 'Questions to think about',
  intro:
    'No role was chosen for this report. These questions can help you compare the results with your own experience, on your own or in conversation with someone you choose.',
  general: [
    'Which sentence of this report would people who know your work agree with at once, and which would they contradict?',
    'In which situations at work do you act differently from what the report describes? What is different then?',
    'What is one thing you would like to do more often, and who could support you in it?',
  ],
  traits: {
    O: {
      low: 'Which proven way of working would you defend, and when has something new convinced you after all?',
      middle: 'When do you reach for the proven, and when for the new? What tips the balance?',
      high: 'Where do you find room for your ideas, and what helps you to see one of them through?',
    },
    C: {
      low: 'Where does your flexibility help others, and which small agreement would make finishing easier?',
      middle: 'For which tasks do you set yourself a high standard, and where is good enough enough?',
      high: 'Where does your care pay off most, and which task could be done with less?',
    },
    E: {
      low: 'In which setting do you show most of what you know, and how could you have more of it?',
      middle: 'How do you notice that you need exchange or quiet, and how do others notice?',
      high: 'Where does your energy carry others along, and who might need a pause from you?',
    },
    A: {
      low: 'When did your frankness move something forward, and how do you keep goodwill while being frank?',
      middle: 'Where are you happy to give way, and where do you draw the line?',
      high: 'Which of your own wishes at work have you spoken about lately, and which one is still waiting?',
    },
    ES: {
      low: 'Which warning sign have you noticed before others did, and what brings you back to calm?',
      middle: 'Which kind of pressure do you take in stride, and which one stays with you?',
      high: 'How do others notice that something matters to you, and who could you ask how they are doing?',
    },
  },
} as const;

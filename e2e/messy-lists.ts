/**
 * Realistic lists of people: lines above the headings; an HR export in UTF-16; groups, damaged characters and a total.
 */
export const MESSY_LISTS = {
  'list-lines-above': {
    name: 'participants.csv',
    content: Buffer.from(
      [
        'Leadership programme,,,',
        'As of 02/11/2026,,,',
        'Surname,Given name,Work email address,Cell',
        'Muster,Fritz,fritz.muster@lists.example,+49 170 1234567',
        '"Groß, Eva",,eva.gross@lists.example,4.93E+11',
        'Ogunleye,Tunde,tunde.ogunleye@lists.example,',
        'Weiß,Ole,,',
        'Berg,Ida,ida.berg@lists.example;ida@home.example,',
        'Total,4,,',
      ].join('\n'),
    ),
  },
  'list-of-hr-program': {
    name: 'export.txt',
    content: Buffer.from(
      `\uFEFF${[
        'Pers.-Nr.\tAnrede\tName\tE-Mail (geschäftlich)\tTelefon\tEintritt',
        '1001\tHerr\tMuster, Fritz\tfritz.muster@listen.example\t040 1234567\t01.04.2019',
        '1002\tFrau\tDr. Petersen, Heike\theike.petersen@listen.example\t040 1234568\t01.10.2021',
        '1003\tFrau\tYıldız, Ayşe\tayse.yildiz@listen.example\t\t15.02.2023',
        '1004\tHerr\tWeiß, Ole\t\t040 1234569\t01.01.2024',
        '1005\tHerr\tKrüger, Jan\tjan.krueger@listen\t\t01.07.2024',
        'Summe\t5\t\t\t\t',
      ].join('\r\n')}\r\n`,
      'utf16le',
    ),
  },
  'list-with-groups': {
    name: 'teilnehmende.csv',
    content: Buffer.from(
      [
        'Teilnehmende;;;',
        ';;;',
        'Wer;Team;Erreichbar unter;Funk',
        'Vertrieb;;;',
        'Muster Jürgen;Vertrieb;juergen.muster@listen.example;4,93E+11',
        'Groß Eva;Vertrieb;eva.gross@listen.example;030 1234567',
        'Weiß Ole;IT;;',
        'M?ller Ida;IT;ida@listen.example;',
        'Anzahl: 4;;;',
      ].join('\r\n'),
      'latin1',
    ),
  },
} as const;

import { testLists, type ListCase } from './list-cases.ts';

const CASES: readonly ListCase[] = [
  {
    name: 'of an address book',
    text: 'BEGIN:VCARD\nVERSION:3.0\nN:Groß;Eva;;Dr.;\nFN:Dr. Eva Groß\nEMAIL;TYPE=HOME:eva@home.example\nEMAIL;TYPE=WORK:eva.gross@mail.example\nTEL;TYPE=CELL:+49 170 5556667\nEND:VCARD\nBEGIN:VCARD\nVERSION:3.0\nN:Muster;Fritz;;;\nFN:Fritz Muster\nitem1.EMAIL:fritz.muster@mail.example\nitem1.X-ABLabel:Work\nEND:VCARD\n',
    people: ['Eva|Groß|eva.gross@mail.example|+49 170 5556667', 'Fritz|Muster|fritz.muster@mail.example'],
  },
  {
    name: 'of an old telephone',
    text: 'BEGIN:VCARD\r\nVERSION:2.1\r\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Gro=C3=\r\n=9F;Eva\r\nTEL;CELL:0170-999888\r\nEMAIL;HOME:eva.gross@mail.example\r\nEND:VCARD\r\n',
    people: ['Eva|Groß|eva.gross@mail.example|0170-999888'],
  },
  {
    name: 'with lines that go on below, and a whole name only',
    text: 'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Anna von\r\n  der Heide\r\nEMAIL;PREF=1:anna.heide@mail\r\n .example\r\nTEL;VALUE=uri:tel:+49-30-1234567\r\nLANG:en\r\nEND:VCARD',
    people: ['Anna|von der Heide|anna.heide@mail.example|+49-30-1234567|EN'],
  },
  {
    name: 'without an address',
    text: 'BEGIN:VCARD\nFN:Taxi Muster\nTEL:030 123456\nEND:VCARD\nBEGIN:VCARD\nFN:Fritz Muster\nEMAIL:fritz@mail.example\nEND:VCARD',
    people: ['Fritz|Muster|fritz@mail.example'],
    aside: ['1 no_address'],
  },
];

testLists([['A contact card', CASES]]);

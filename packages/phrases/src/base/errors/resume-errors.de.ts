import type { resumeErrorsEn } from './resume-errors.en.ts';

/** The German messages for a CV that cannot be read. */
export const resumeErrorsDe: Readonly<Record<keyof typeof resumeErrorsEn, string>> = {
  'resume.not_pdf': 'Es sind nur PDF-Dateien erlaubt',
  'resume.too_large': 'Die Datei ist zu groß (höchstens 10 MB)',
  'resume.scan':
    'Dieses PDF ist ein Scan: ein Bild der Seiten ohne Text. Speichere deinen Lebenslauf in dem Programm, in dem du ihn geschrieben hast, als PDF oder lass zuerst eine Texterkennung (OCR) über den Scan laufen.',
  'resume.no_text':
    'Dieses PDF enthält keinen Text, den wir lesen können. Speichere deinen Lebenslauf in dem Programm, in dem du ihn geschrieben hast, als PDF, damit der Text als Text erhalten bleibt.',
  'resume.protected':
    'Dieses PDF ist mit einem Passwort geschützt. Speichere es ohne Passwort und versuche es noch einmal.',
  'resume.too_many_pages':
    'Dieses PDF hat mehr als {{max}} Seiten. Bitte wähle eins, das nur deinen Lebenslauf enthält.',
  'resume.too_much_text':
    'Dieses PDF enthält mehr Text als ein Lebenslauf. Bitte wähle eins, das nur deinen Lebenslauf enthält.',
  'resume.unreadable':
    'Hoppla, da ist etwas schiefgegangen. Bitte versuche es gleich noch einmal oder mit einer anderen Datei.',
};

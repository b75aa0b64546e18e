const LANGUAGES: Readonly<Record<string, 'EN' | 'DE'>> = {
  en: 'EN',
  eng: 'EN',
  english: 'EN',
  englisch: 'EN',
  de: 'DE',
  deu: 'DE',
  ger: 'DE',
  german: 'DE',
  deutsch: 'DE',
};

/** The language in a cell: in English or German words, or as a code with or without region. */
export function findLanguage(cell: string): 'EN' | 'DE' | undefined {
  const word = cell
    .trim()
    .toLowerCase()
    .replace(/^(en|de)[-_][a-z]{2}$/, '$1')
    .replace(/^(english|englisch|german|deutsch)\s*\(.*\)$/, '$1');
  return Object.hasOwn(LANGUAGES, word) ? LANGUAGES[word] : undefined;
}

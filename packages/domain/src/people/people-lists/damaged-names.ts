/** Signs that code pages have in the place of letters: a name with one of them beside a letter was misread. */
const SIGN = '[\\u0080-\\u009f¡¢£¤¥¦§¨©«¬®¯°±²³¶¸¹»¼½¾¿×÷†‡‰‹›„“”™√∂∫≈≠≤≥∞∑∏◊\\u2500-\\u25ffⁿ₧]';
const DAMAGE_PATTERNS: readonly RegExp[] = [
  /[\ufffd\ue000-\uf8ff]/u,
  /\p{L}\?+\p{L}|(?:^|\s)\?+\p{Ll}{2}|\p{Ll}{2}\?+(?:$|[\s,;-])/u,
  new RegExp(`\\p{L}${SIGN}|[…•]?${SIGN}\\p{Ll}|(?:^|\\s)[…•]\\p{Ll}`, 'u'),
  // Greek letters and those of abbreviations like "Mª": they are misread only within a word of Latin letters.
  /\p{sc=Latin}[πΩ]|[πΩ]\p{sc=Latin}|\p{Ll}[ªº]|[ªº]\p{Ll}/u,
  /[ÂÃ][\u0080-\u00bf]|[Ãâ][€™š„†‡ˆ‰Š‹ŒŸœž]/u,
  /\p{L}Ÿ\p{Ll}|\p{Ll}[ŸŽ](?:\p{Ll}|$)|\p{Lu}[ŠŽ]\p{Ll}{2}/u,
  /%[89A-F][0-9A-F]%[89A-F][0-9A-F]|=C3=[89AB][0-9A-F]|\\u00[c-f][0-9a-f]/iu,
];
/** A longer text is no name. */
const NAME_CHARACTERS = 300;
/** Quotation marks around a nickname stand beside blanks, not between letters. */
const QUOTED_NICKNAME = /(?:^|\s)[„“”«»‹›].*?[“”„«»‹›](?=$|\s)/gu;

/** Whether a name contains letters that were lost or read in a wrong encoding: "M?ller", "MÃ¼ller", "M³ller". */
export function looksDamaged(name: string): boolean {
  const text = name.slice(0, NAME_CHARACTERS).replace(QUOTED_NICKNAME, ' ');
  return DAMAGE_PATTERNS.some((pattern) => pattern.test(text));
}

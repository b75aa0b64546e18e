import { MONTH_NAMES } from './read-date.ts';
import { NAME_MAX_CHARACTERS } from '../../base/limits.ts';

const SEPARATOR = /\s*[;|•·▪●◦‣♦◆\t\u2002]\s*|,\s+(?![^(]*\))|,(?=\p{L})(?![^(]*\))/u;
const WORDS_MAX = 6;
const CATEGORY_MAX_CHARACTERS = 40;
const RATING = /[★☆●○■□▪⬤]+|\b\d{1,3}\s?%|\b\d\s?\/\s?\d\b/gu;
const LEVEL =
  /\s*[([](?:[^)\]]*(?:kenntniss|experte|expert|advanced|fortgeschritten|basic|grund|sehr gut|gut|good|profi|beginner|intermediate|jahre|years?|proficient|fluent)[^)\]]*)[)\]]/iu;
const TAIL_LEVEL =
  /\s*(?:[-–—:]|\t)\s*(?:(?:sehr )?gute?(?: kenntnisse)?|grundkenntnisse|fortgeschritten|experte|expert|advanced|basic|intermediate|proficient|beginner)$/iu;

/** The bullet of a list item. */
export const BULLET = new RegExp(
  `^\\s*(?:[•·▪●◦‣■□–—*➢✓►○o]|-|\\d{1,2}[.)](?=\\s+(?!(?:${MONTH_NAMES})(?!\\p{L}))\\p{L}))\\s+`,
  'iu',
);

function toSkill(text: string): string {
  return text
    .replaceAll(RATING, '')
    .replace(LEVEL, '')
    .replace(TAIL_LEVEL, '')
    .replace(BULLET, '')
    .replaceAll(/^[\s,;:–—-]+|[\s,;:–—.]+$/gu, '')
    .replaceAll('|', ' ')
    .replaceAll(/\s+/g, ' ');
}

/** Removes the name of a group: "Tools: Figma, Jira". */
function withoutCategory(text: string): string {
  const at = text.indexOf(':');
  return at > 0 && at <= CATEGORY_MAX_CHARACTERS ? text.slice(at + 1) : text;
}

/** Levels and headers of a grid of languages, addresses and links: they are beside skills but are not skills. */
const NO_SKILL =
  /^(?:[abc][12]|listening|reading|writing|understanding|speaking|spoken (?:interaction|production)|interaction|production|hören|lesen|schreiben|verstehen|sprechen|an gesprächen(?: teilnehmen)?|teilnehmen|zusammenhängendes(?: sprechen)?|klasse [a-z]\d?|.*@.*\..*|(?:https?:)?\/\/.*|www\..*|[+()\d\s/.-]{6,})$/iu;

export function isSkillLabel(label: string): boolean {
  return (
    !NO_SKILL.test(label) &&
    label !== '' &&
    label.length <= NAME_MAX_CHARACTERS &&
    /\p{L}/u.test(label) &&
    label.split(' ').length <= WORDS_MAX
  );
}

/** "SEO – Editing – WordPress": dashes or slashes that separate a list. */
function partedList(text: string): string {
  const sign = [' – ', ' — ', ' - ', ' / '].find((each) => text.split(each).length > 2);
  return sign === undefined || /[,;|•·]/u.test(text) ? text : text.replaceAll(sign, ' | ');
}

/** The skills of one line, and the parts of it that are too long for one. */
export function readSkillLine(cells: readonly string[]): { skills: string[]; otherParts: string[] } {
  const text = partedList(withoutCategory(cells.join('\t').replace(BULLET, '')));
  const labels = text
    .split(SEPARATOR)
    .map((part) => toSkill(part))
    .filter((label) => label !== '');
  return {
    // A skill of a stored list contains no comma.
    skills: labels.filter((label) => isSkillLabel(label) && !label.includes(',')),
    otherParts: labels.filter(
      (label) => (!isSkillLabel(label) || label.includes(',')) && /\p{L}/u.test(label),
    ),
  };
}

/** Past participles without the ending -ed. Words that are nouns or verbs as well, such as "run" and "read", are left out. */
const IRREGULAR_PARTICIPLES = new Set(
  (
    'asked beaten become been begun bent born bought bound broken brought built caught chosen done drawn driven eaten ' +
    'fallen felt forgotten found frozen given gone grown heard held hidden kept known laid led lent lost made meant met ' +
    'paid proven rest risen said seen sent shown sold spent spoken stolen stood struck stuck sung swept taken taught ' +
    'thought thrown told torn understood unknown unseen won worn woven written'
  ).split(' '),
);

/** Nouns and adjectives that end like a participle. */
const NO_PARTICIPLES = new Set(
  (
    'bed breed deed embed feed hundred id need red seed shed speed weed ' +
    'beginning billing briefing building drawing during encoding ending finding greeting handling heading king listing ' +
    'mapping matching meaning morning nothing padding pricing ranking rating reading rendering ring sampling scoring ' +
    'setting sibling spacing spelling string thing timing training warning wording'
  ).split(' '),
);

/** Words of a dialect that no name may contain, and what the field says. */
const BANNED_WORDS: Readonly<Record<string, string>> = {
  anew: 'again',
  arena: 'the table or layout it is',
  camp: 'cluster',
  camps: 'clusters',
  climb: 'test',
  deaf: 'closed',
  desk: 'context',
  door: 'entry',
  doors: 'entries',
  doubles: 'duplicates',
  fader: 'rangeSlider',
  faders: 'rangeSliders',
  fate: 'erasureRule',
  fates: 'erasureRules',
  furniture: 'boilerplate',
  gazes: 'selfOtherDots',
  handed: 'submitted',
  hears: 'receives',
  hill: 'density',
  hole: 'placeholder',
  holes: 'placeholders',
  house: 'package, module or app',
  ladder: 'accessTests',
  lane: 'dotRow',
  lanes: 'dotRows',
  leftovers: 'orphans',
  lives: 'retentionPeriods',
  rung: 'step',
  shelf: 'list',
  somebody: 'the subject',
  stranger: 'outsider',
  strangers: 'outsiders',
  tells: 'notifies',
  told: 'notified, with its noun',
  traces: 'references',
  trail: 'timeline',
  walk: 'visit',
  walks: 'visits',
  whereabouts: 'location',
  whose: 'owner',
};

/** One-word names that are allowed although they look like a participle. This list may only become shorter. */
export const EXCEPTIONS: readonly { readonly name: string; readonly reason: string }[] = [];

const EXCEPTION_NAMES = new Set(EXCEPTIONS.map(({ name }) => name));

/** The words of a name: `keptValue`, `kept-value` and `KEPT_VALUE` have the same two. */
function wordsOf(name: string): string[] {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '');
}

function isParticiple(word: string): boolean {
  if (NO_PARTICIPLES.has(word)) return false;
  return IRREGULAR_PARTICIPLES.has(word) || /^[a-z]{2,}(?:ed|ing)$/.test(word);
}

/** Why a name is none; undefined for a good one. */
export function findNameProblem(name: string): string | undefined {
  const words = wordsOf(name);
  const [first = ''] = words;
  if (words.length === 1 && isParticiple(first) && !EXCEPTION_NAMES.has(first)) {
    return `"${name}" is a participle without its noun`;
  }
  const banned = words.find((word) => Object.hasOwn(BANNED_WORDS, word));
  return banned === undefined ? undefined : `"${name}" says "${banned}": write ${BANNED_WORDS[banned]}`;
}

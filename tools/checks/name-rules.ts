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
    'bed breed deed embed exceed feed hundred id need proceed red seed shed speed weed ' +
    'banking beginning billing bookkeeping briefing building drawing during encoding ending evening finding greeting ' +
    'handling heading king leading listing mapping matching meaning monitoring morning nothing padding pricing ' +
    'querystring ranking rating reading rendering ring sampling scoring setting sibling spacing spelling string testing ' +
    'thing timing tracing training warning wording'
  ).split(' '),
);

/** Operations that are terms of the field, as names of folders. */
const OPERATIONS = new Set(
  'hiring locking operating printing refunding rescoring scheduling syncing'.split(' '),
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
  prove: 'verify',
  proves: 'verifies',
  proving: 'verification',
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

/** The same for groups of words. */
const BANNED_COMPOUNDS: Readonly<Record<string, string>> = {
  as_seen: 'cached',
  call_off: 'cancel',
  calls_off: 'cancels',
  hand_in: 'submit',
  hands_in: 'submits',
  left_out: 'excluded',
  nobody_here: 'noResults',
  our_words: 'constants',
  put_off: 'snooze',
  put_offs: 'snoozes',
  tried_here: 'localDemo',
  way_in: 'entryOption',
  what_is_there: 'existing, with its noun',
};

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

/** Why a name does not say what it names; undefined for a good one. */
export function findNameProblem(name: string): string | undefined {
  const words = wordsOf(name);
  const [first = ''] = words;
  if (words.length === 1 && isParticiple(first)) return `"${name}" is a participle without its noun`;
  const bannedWord = words.find((word) => Object.hasOwn(BANNED_WORDS, word));
  if (bannedWord !== undefined) return `"${name}" says "${bannedWord}": write ${BANNED_WORDS[bannedWord]}`;
  // The words of columns and of fields of the API are another matter.
  if (/^[a-z]+_/.test(name)) return undefined;
  const compound = Object.keys(BANNED_COMPOUNDS).find((each) => `_${words.join('_')}_`.includes(`_${each}_`));
  return compound === undefined ? undefined : `"${name}": write ${BANNED_COMPOUNDS[compound]}`;
}

/**
 * Why the name of a file or folder is none. A gerund may name the operation that a file holds (`masking.ts`), not what
 * a folder of the features is about.
 */
export function findPathProblem(segment: string, isFolder: boolean): string | undefined {
  const stem = segment.replace(/^[._\d-]+/, '').replace(/\..*$/, '');
  if (isFolder ? OPERATIONS.has(stem) : /ing$/i.test(stem)) return undefined;
  return findNameProblem(stem);
}

import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { notify } from '#lib/notify.ts';
import { onDemand } from '#lib/on-demand.tsx';
import { reportFault } from '#lib/query.ts';
import { serverNow } from '#lib/server-time.ts';
import { useCurrentUser } from '#lib/session.ts';
import { useWhenIdle } from '#lib/use-when-idle.ts';
import { listenForLetters } from '#lib/shortcuts.ts';
import { VERB_ICONS } from './components/verb-icons.tsx';
import { offerVerbs } from './model/in-view.ts';
import type { PersonAtWork } from './model/person.ts';
import {
  VERBS,
  type AskedVerb,
  type Reason,
  type VerbContext,
  type VerbId,
  type VerbRule,
} from './model/verbs.ts';
import { usePressVerb } from './use-press-verb.ts';

/** The dialogs of the verbs: the page does without until it stands. */
const fetchVerbDialog = async () => (await import('./components/verb-dialog.tsx')).VerbDialog;
const VerbDialog = onDemand(fetchVerbDialog);

export interface VerbOptions {
  /** The role of the page or list, for verbs that are about a role. */
  readonly roleId?: string | undefined;
  /** Where the verbs stand. */
  readonly place: 'row' | 'bar' | 'record';
  /** Exports these people, where the page knows more columns than the verb does. */
  readonly onExport?: ((people: readonly PersonAtWork[]) => void) | undefined;
  /** Reads the people of a selection of whom only the key is known. */
  readonly onRead?: (() => Promise<readonly PersonAtWork[]>) | undefined;
}

/** A verb as a menu, a bar or a page shows it. */
export interface Verb {
  readonly id: VerbId;
  /** With the number of people it fits, where it does not fit all. */
  readonly label: string;
  readonly icon: ReactNode;
  /** The letter that does it. */
  readonly key: string | undefined;
  /** How many of the people it fits. */
  readonly count: number;
  /** Why it fits nobody; undefined where it can be pressed. */
  readonly reason: string | undefined;
  readonly danger: boolean;
  /** Begins a new group. */
  readonly divided: boolean;
  readonly run: () => void;
}

export interface Verbs {
  readonly verbs: readonly Verb[];
  /** The dialogs of the verbs: drawn once, anywhere on the page. */
  readonly dialogs: ReactNode;
}

interface Fitting {
  readonly people: readonly PersonAtWork[];
  readonly reason: Reason | undefined;
}

/** The people a verb fits, and why it fits nobody. Those who were not read count as fitting. */
export function findFitting(rule: VerbRule, people: readonly PersonAtWork[], context: VerbContext): Fitting {
  const together = rule.refusesAll?.(people.length, context);
  if (together !== undefined) return { people: [], reason: together };
  const isOpen = (person: PersonAtWork) => person.isUnread === true && rule.isForAll !== true;
  const reasons = people.map((person) => (isOpen(person) ? undefined : rule.refuses(person, context)));
  const fitting = people.filter((_, index) => reasons[index] === undefined);
  if (fitting.length > 0 && fitting.length < (rule.least ?? 1)) return { people: [], reason: 'mixed' };
  const isSame = reasons.every((reason) => reason === reasons[0]);
  return { people: fitting, reason: fitting.length > 0 ? undefined : isSame ? reasons[0] : 'mixed' };
}

/** Why a verb does not fit those who are read while it is done; undefined where it fits all. */
function refusesOf(rule: VerbRule, context: VerbContext): AskedVerb['refuses'] {
  return rule.isForAll === true ? undefined : (person) => rule.refuses(person, context);
}

/** Letters do the verbs of a selection and of a record; on a record `n` writes a note. */
function useVerbKeys(verbs: readonly Verb[], place: VerbOptions['place']): void {
  useEffect(() => {
    if (place === 'row') return undefined;
    const others = place === 'record' ? ['reject'] : [];
    return listenForLetters((letter) => {
      const verb = verbs.find(({ key, id }) => key === letter && !others.includes(id));
      if (verb === undefined) return false;
      verb.run();
      return true;
    });
  }, [verbs, place]);
}

/** The palette offers the verbs of the selection or of the record in view. */
function useInPalette(
  verbs: readonly Verb[],
  people: readonly PersonAtWork[],
  place: VerbOptions['place'],
): void {
  useEffect(
    () => (place === 'row' || people.length === 0 ? undefined : offerVerbs({ verbs, people })),
    [verbs, people, place],
  );
}

/** The one set of verbs for people: what each is called here, whom it fits, why not, and what pressing it does. */
export function useVerbs(people: readonly PersonAtWork[], options: VerbOptions): Verbs {
  const { roleId, place, onExport, onRead } = options;
  const { t } = useTranslation('people');
  const user = useCurrentUser();
  const format = useFormat();
  const [asked, setAsked] = useState<AskedVerb>();
  const [now] = useState(() => serverNow());
  const press = usePressVerb(setAsked, roleId);
  useWhenIdle(fetchVerbDialog);
  const verbs = useMemo(() => {
    const context: VerbContext = { user, roleId, now, several: people.length > 1 };
    const rules = VERBS.map((rule) => ({ rule, ...findFitting(rule, people, context) }));
    const isRead = people.every((person) => person.isUnread !== true);
    const shown = rules.filter((each) => each.rule.isHiddenUnfit !== true || each.people.length > 0);
    return shown.map(({ rule, people: fitting, reason }): Verb => {
      const name = t(`verb.${rule.id}`);
      const isSome = isRead && people.length > 1 && fitting.length < people.length;
      return {
        id: rule.id,
        label: isSome ? `${name} ${format.number(fitting.length)}` : name,
        icon: VERB_ICONS[rule.id],
        key: rule.key,
        count: fitting.length,
        reason: reason === undefined ? undefined : t(`reason.${reason}`, { count: people.length }),
        danger: rule.danger === true,
        divided: rule.divided === true,
        run: () => {
          const start = (some: Fitting) => {
            // A letter does what a press does; why it does nothing is said, too.
            if (some.people.length > 0)
              press({ id: rule.id, people: some.people, refuses: refusesOf(rule, context) });
            else if (some.reason !== undefined)
              notify({
                id: 'verb-reason',
                type: 'info',
                text: t(`reason.${some.reason}`, { count: people.length }),
              });
          };
          if (rule.id === 'export' && onExport !== undefined) onExport(fitting);
          else if (isRead || rule.asksAbout !== true || onRead === undefined)
            start({ people: fitting, reason });
          else void onRead().then((all) => start(findFitting(rule, all, context)), reportFault);
        },
      };
    });
  }, [people, roleId, user, now, t, format, press, onExport, onRead]);
  useVerbKeys(verbs, place);
  useInPalette(verbs, people, place);
  const dialogs =
    asked === undefined ? null : (
      <VerbDialog asked={asked} roleId={roleId} onClose={() => setAsked(undefined)} />
    );
  return { verbs, dialogs };
}

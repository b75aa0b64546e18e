import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { useCurrentUser } from '#lib/session.ts';
import { VerbDialog } from './components/verb-dialog.tsx';
import { VERB_ICONS } from './components/verb-icons.tsx';
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

export interface VerbOptions {
  /** The role of the page or list, for verbs that are about a role. */
  readonly roleId?: string | undefined;
  /** Where the verbs stand. */
  readonly place: 'row' | 'bar' | 'record';
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

/** The people a verb fits, and why it fits nobody. */
export function findFitting(rule: VerbRule, people: readonly PersonAtWork[], context: VerbContext): Fitting {
  const together = rule.refusesAll?.(people, context);
  if (together !== undefined) return { people: [], reason: together };
  const reasons = people.map((person) => rule.refuses(person, context));
  const fitting = people.filter((_, index) => reasons[index] === undefined);
  const isSame = reasons.every((reason) => reason === reasons[0]);
  return { people: fitting, reason: fitting.length > 0 ? undefined : isSame ? reasons[0] : 'mixed' };
}

/** The one set of verbs for people: what each is called here, whom it fits, why not, and what pressing it does. */
export function useVerbs(people: readonly PersonAtWork[], { roleId }: VerbOptions): Verbs {
  const { t } = useTranslation('people');
  const user = useCurrentUser();
  const format = useFormat();
  const [asked, setAsked] = useState<AskedVerb>();
  const [now] = useState(() => new Date());
  const press = usePressVerb(setAsked);
  const verbs = useMemo(() => {
    const context: VerbContext = { user, roleId, now, several: people.length > 1 };
    return VERBS.map((rule): Verb => {
      const { people: fitting, reason } = findFitting(rule, people, context);
      const name = t(`verb.${rule.id}`);
      const isSome = people.length > 1 && fitting.length < people.length;
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
          if (fitting.length > 0) press({ id: rule.id, people: fitting });
        },
      };
    });
  }, [people, roleId, user, now, t, format, press]);
  const dialogs =
    asked === undefined ? null : <VerbDialog asked={asked} onClose={() => setAsked(undefined)} />;
  return { verbs, dialogs };
}

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
import { ACTION_ICONS } from './components/action-icons.tsx';
import { offerActions } from './model/in-view.ts';
import type { ActionTarget } from './model/person.ts';
import {
  ACTION_RULES,
  type ActionRequest,
  type Reason,
  type ActionContext,
  type PersonActionId,
  type ActionRule,
} from './model/action-rules.ts';
import { useRunAction } from './use-run-action.ts';

/** The dialogs of the actions, loaded after the page has rendered. */
const fetchActionDialog = async () => (await import('./components/action-dialog.tsx')).ActionDialog;
const ActionDialog = onDemand(fetchActionDialog);

export interface PersonActionOptions {
  /** The role of the page or list, for actions that are about a role. */
  readonly roleId?: string | undefined;
  /** The position of the actions. */
  readonly placement: 'row' | 'bar' | 'record';
  /** Exports these people, on pages with more columns than the action. */
  readonly onExport?: ((people: readonly ActionTarget[]) => void) | undefined;
  /** Reminds several people, on pages that show first whom it reaches. */
  readonly onRemind?: ((people: readonly ActionTarget[]) => void) | undefined;
  /** Reads selected people of whom only the key is loaded. */
  readonly onRead?: (() => Promise<readonly ActionTarget[]>) | undefined;
}

/** An action as shown in a menu, a bar or a page. */
export interface PersonAction {
  readonly id: PersonActionId;
  /** With the number of people to whom it applies, unless it is all. */
  readonly label: string;
  readonly icon: ReactNode;
  /** The letter that starts it. */
  readonly key: string | undefined;
  /** The number of people to whom it applies. */
  readonly count: number;
  /** The reason why it applies to nobody; undefined if it is enabled. */
  readonly reason: string | undefined;
  readonly danger: boolean;
  /** Starts a new group. */
  readonly startsGroup: boolean;
  readonly run: () => void;
}

export interface PersonActionSet {
  readonly actions: readonly PersonAction[];
  /** The dialogs of the actions, rendered once, anywhere on the page. */
  readonly dialogs: ReactNode;
}

interface ActionFit {
  readonly people: readonly ActionTarget[];
  readonly reason: Reason | undefined;
}

/** The people to whom an action applies, and the reason if it applies to nobody. Unread people count as applicable. */
export function findFitting(
  rule: ActionRule,
  people: readonly ActionTarget[],
  context: ActionContext,
): ActionFit {
  const together = rule.refusesAll?.(people.length, context);
  if (together !== undefined) return { people: [], reason: together };
  const isOpen = (person: ActionTarget) => person.isUnread === true && rule.isForAll !== true;
  const reasons = people.map((person) => (isOpen(person) ? undefined : rule.refuses(person, context)));
  const fittingPeople = people.filter((_, index) => reasons[index] === undefined);
  const isSame = reasons.every((reason) => reason === reasons[0]);
  return {
    people: fittingPeople,
    reason: fittingPeople.length > 0 ? undefined : isSame ? reasons[0] : 'mixed',
  };
}

/** The check for people who are read while the action runs; undefined if it applies to all. */
function refusesOf(rule: ActionRule, context: ActionContext): ActionRequest['refuses'] {
  return rule.isForAll === true ? undefined : (person) => rule.refuses(person, context);
}

/** Letters start the actions of a selection and of a record; on a record `n` writes a note. */
function useActionShortcuts(
  actions: readonly PersonAction[],
  placement: PersonActionOptions['placement'],
): void {
  useEffect(() => {
    if (placement === 'row') return undefined;
    const others = placement === 'record' ? ['reject'] : [];
    return listenForLetters((letter) => {
      const action = actions.find(({ key, id }) => key === letter && !others.includes(id));
      if (action === undefined) return false;
      action.run();
      return true;
    });
  }, [actions, placement]);
}

/** Offers the actions of the selection or of the open record in the palette. */
function useInPalette(
  actions: readonly PersonAction[],
  people: readonly ActionTarget[],
  placement: PersonActionOptions['placement'],
): void {
  useEffect(
    () => (placement === 'row' || people.length === 0 ? undefined : offerActions({ actions, people })),
    [actions, people, placement],
  );
}

/** The actions for people: their labels, to whom they apply, reasons if not, and what pressing them does. */
export function usePersonActions(
  people: readonly ActionTarget[],
  options: PersonActionOptions,
): PersonActionSet {
  const { roleId, placement, onExport, onRemind, onRead } = options;
  const { t } = useTranslation('people');
  const user = useCurrentUser();
  const format = useFormat();
  const [actionRequest, setActionRequest] = useState<ActionRequest>();
  const [now] = useState(() => serverNow());
  const press = useRunAction(setActionRequest, roleId);
  useWhenIdle(fetchActionDialog);
  const actions = useMemo(() => {
    const context: ActionContext = { user, roleId, now, several: people.length > 1 };
    const rules = ACTION_RULES.map((rule) => ({ rule, ...findFitting(rule, people, context) }));
    const isRead = people.every((person) => person.isUnread !== true);
    const visibleRules = rules.filter((each) => each.rule.isHiddenUnfit !== true || each.people.length > 0);
    return visibleRules.map(({ rule, people: fittingPeople, reason }): PersonAction => {
      const name = t(`verb.${rule.id}`);
      const isSome = isRead && people.length > 1 && fittingPeople.length < people.length;
      return {
        id: rule.id,
        label: isSome ? `${name} ${format.number(fittingPeople.length)}` : name,
        icon: ACTION_ICONS[rule.id],
        key: rule.key,
        count: fittingPeople.length,
        reason: reason === undefined ? undefined : t(`reason.${reason}`, { count: people.length }),
        danger: rule.danger === true,
        startsGroup: rule.startsGroup === true,
        run: () => {
          const start = (some: ActionFit) => {
            // A letter works like a press, including the reason when it does nothing.
            if (some.people.length > 0)
              press({ id: rule.id, people: some.people, refuses: refusesOf(rule, context) });
            else if (some.reason !== undefined)
              notify({
                id: 'verb-reason',
                type: 'info',
                text: t(`reason.${some.reason}`, { count: people.length }),
              });
          };
          if (rule.id === 'export' && onExport !== undefined) onExport(fittingPeople);
          else if (rule.id === 'remind' && onRemind !== undefined && fittingPeople.length > 1)
            onRemind(fittingPeople);
          else if (isRead || rule.requiresPeople !== true || onRead === undefined)
            start({ people: fittingPeople, reason });
          else void onRead().then((all) => start(findFitting(rule, all, context)), reportFault);
        },
      };
    });
  }, [people, roleId, user, now, t, format, press, onExport, onRemind, onRead]);
  useActionShortcuts(actions, placement);
  useInPalette(actions, people, placement);
  const dialogs =
    actionRequest === undefined ? null : (
      <ActionDialog
        actionRequest={actionRequest}
        roleId={roleId}
        onClose={() => setActionRequest(undefined)}
      />
    );
  return { actions, dialogs };
}

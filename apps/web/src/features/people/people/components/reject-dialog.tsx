import { compareCodes } from '@quint/domain/base/text-order.ts';
import { LONG_TEXT_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import { REJECTION_REASONS, type RejectionReason } from '@quint/domain/people/people.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftLine } from '#features/base/records/components/draft-line.tsx';
import { useDraftedValue } from '#features/base/records/use-draft.ts';
import { TextArea } from '#ui/field.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { roleNamesQuery, whyRejectedQuery } from '../api.ts';
import { offerAnswer } from '../model/answer-offer.ts';
import type { ActionTarget } from '../model/person.ts';
import { rolesOf } from '../model/action-rules.ts';
import { toBroughtBack, toReasonChanged, toRejected } from '../model/bulk-actions.ts';
import { useBulkAction } from '../use-bulk-action.ts';
import type { ActionDialogProps } from '../model/action-rules.ts';
import { draftKey, ActionForm } from './action-form.tsx';

interface RoleChoice {
  readonly roles: readonly { readonly id: string; readonly name: string }[];
  readonly role: { readonly id: string; readonly name: string } | undefined;
  readonly choose: (id: string) => void;
  /** The people to whom the action applies in the selected role. */
  readonly people: readonly ActionTarget[];
}

/** The roles in which these people are considered, or marked as not moving forward. A single role is preselected. */
function useRoleChoice({ people, roleId }: ActionDialogProps, isRejected: boolean): RoleChoice {
  const fits = (role: ActionTarget['roles'][number]) => (role.rejectedAt !== null) === isRejected;
  const ids = people.flatMap((person) =>
    rolesOf(person, { roleId })
      .filter(fits)
      .map((role) => role.roleId),
  );
  const roles = useQuery(roleNamesQuery([...new Set(ids)].toSorted(compareCodes))).data ?? [];
  const [selectedRoleId, choose] = useState<string>();
  const role = roles.find(({ id }) => id === selectedRoleId) ?? (roles.length === 1 ? roles[0] : undefined);
  const isIn = (person: ActionTarget) => person.roles.some((each) => each.roleId === role?.id && fits(each));
  return { roles, role, choose, people: people.filter(isIn) };
}

function RoleField({ roles, role, choose }: RoleChoice) {
  const { t } = useTranslation('people');
  if (roles.length === 1)
    return <p className="font-medium">{t('reject.role', { role: role?.name ?? '' })}</p>;
  return (
    <Select
      label={t('field.role')}
      required
      options={roles.map(({ id, name }) => ({ value: id, label: name }))}
      value={role?.id ?? null}
      onChange={choose}
    />
  );
}

const NO_REASON = 'none';
const REASONS = [NO_REASON, ...REJECTION_REASONS] as const;

interface Why {
  readonly reason: RejectionReason | typeof NO_REASON;
  readonly note: string;
}
const NOT_SAID: Why = { reason: NO_REASON, note: '' };

const isTooLong = ({ note }: Why) => note.length > LONG_TEXT_MAX_CHARACTERS;
const toAsked = ({ reason, note }: Why) => ({ reason: reason === NO_REASON ? null : reason, note });

/** The reason from a list, and a note for administrators. */
function WhyFields({ why, onChange }: { readonly why: Why; readonly onChange: (why: Why) => void }) {
  const { t } = useTranslation('people');
  return (
    <>
      <RadioGroup
        label={t('reject.reason')}
        options={REASONS.map((value) => ({ value, label: t(`reject.reasons.${value}`) }))}
        value={why.reason}
        onChange={(reason) => onChange({ ...why, reason })}
      />
      <TextArea
        label={t('reject.note')}
        hint={t('reject.noteHint')}
        error={isTooLong(why) ? t('reject.tooLong') : undefined}
        value={why.note}
        onChange={(note) => onChange({ ...why, note })}
      />
    </>
  );
}

/** Marks people as not moving forward in a role, with a reason and a note for administrators. Can be undone. */
export function RejectDialog(props: ActionDialogProps) {
  const runBulkAction = useBulkAction();
  const choice = useRoleChoice(props, false);
  const why = useDraftedValue<Why>(
    `rejected/${draftKey(props.people)}`,
    NOT_SAID,
    (value) => value.reason === NO_REASON && value.note.trim() === '',
  );
  const { role, people } = choice;
  const onDo = () => {
    if (role === undefined) return;
    const rejection = toRejected({ role, ...toAsked(why.value) });
    void runBulkAction(rejection, people).then((ids) => {
      if (ids.length === 0) return;
      why.finish();
      const rejectedIds = new Set(ids);
      offerAnswer({ roleId: role.id, people: people.filter(({ id }) => rejectedIds.has(id)) });
    });
  };
  return (
    <ActionForm
      id="reject"
      people={props.people}
      onClose={props.onClose}
      onDo={role === undefined || isTooLong(why.value) ? undefined : onDo}
    >
      <RoleField {...choice} />
      <WhyFields why={why.value} onChange={why.setValue} />
      <DraftLine draft={why.draft} />
    </ActionForm>
  );
}

/** The stored reason of a person in a role; undefined while it is loading. */
function useStoredReason(roleId: string | undefined, talentId: string): Why | undefined {
  const query = useQuery({ ...whyRejectedQuery(roleId ?? '', talentId), enabled: roleId !== undefined });
  if (query.data === undefined) return undefined;
  return { reason: query.data?.rejected_reason ?? NO_REASON, note: query.data?.rejected_note ?? '' };
}

/** Edits the reason or the note of a person who is not moving forward in a role. Can be undone. */
export function ReasonDialog(props: ActionDialogProps) {
  const runBulkAction = useBulkAction();
  const choice = useRoleChoice(props, true);
  const { role, people } = choice;
  const talentId = props.people[0]?.id ?? '';
  const storedWhy = useStoredReason(role?.id, talentId);
  const whyDraft = useDraftedValue<(Why & { readonly roleId: string }) | null>(
    `reason/${talentId}`,
    null,
    (value) => value === null,
  );
  const why = whyDraft.value !== null && whyDraft.value.roleId === role?.id ? whyDraft.value : storedWhy;
  const isChanged =
    why !== undefined && (why.reason !== storedWhy?.reason || why.note.trim() !== storedWhy.note);
  const onDo = () => {
    if (role === undefined || why === undefined) return;
    const reasonChange = toReasonChanged({ role, ...toAsked(why) });
    void runBulkAction(reasonChange, people).then((ids) => ids.length > 0 && whyDraft.finish());
  };
  return (
    <ActionForm
      id="changeReason"
      people={props.people}
      onClose={props.onClose}
      onDo={isChanged && !isTooLong(why) ? onDo : undefined}
    >
      <RoleField {...choice} />
      {role !== undefined && why === undefined && <Skeleton className="h-80 w-full" />}
      {role !== undefined && why !== undefined && (
        <WhyFields why={why} onChange={(next) => whyDraft.setValue({ ...next, roleId: role.id })} />
      )}
      <DraftLine draft={whyDraft.draft} />
    </ActionForm>
  );
}

/** Selects the role in which people are considered again. */
export function BringBackDialog(props: ActionDialogProps) {
  const runBulkAction = useBulkAction();
  const choice = useRoleChoice(props, true);
  const { role, people } = choice;
  return (
    <ActionForm
      id="bringBack"
      people={props.people}
      onClose={props.onClose}
      onDo={role === undefined ? undefined : () => void runBulkAction(toBroughtBack(role), people)}
    >
      <RoleField {...choice} />
    </ActionForm>
  );
}
